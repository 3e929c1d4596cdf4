import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** As narrow as every engine's window can be, and narrow enough for the menu. */
const narrow = [500, 800] as const

async function open(visitor: Visitor, path: string) {
  await visitor.open(path)
  await visitor.untilAlive()
}

test('the menu of a narrow window takes the focus and gives it back, and its links lead on', async ({
  visitor,
}) => {
  await visitor.resize(...narrow)
  await open(visitor, '/')
  await visitor.press('button', 'Menu')
  await visitor.sees('dialog', 'Menu')
  await visitor.hasFocusOn('button', 'Close menu')
  for (let presses = 0; presses < 16; presses += 1) {
    await visitor.strike('Tab')
    expect(
      await visitor.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
      ),
    ).toBe(true)
  }
  await visitor.strike('Escape')
  await visitor.seesNo('dialog', 'Menu')
  await visitor.hasFocusOn('button', 'Menu')
  await visitor.press('button', 'Menu')
  await visitor.sees('dialog', 'Menu')
  await visitor.press('link', 'Token', 'dialog')
  await visitor.isAt('/token')
  await visitor.seesNo('dialog', 'Menu')
})

test('a menu that was closed this moment opens at a press', async ({ visitor }) => {
  await visitor.resize(...narrow)
  await open(visitor, '/')
  await visitor.press('button', 'Menu')
  await visitor.sees('dialog', 'Menu')
  // In one task, so that the browser has not told of the first.
  await visitor.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    document.querySelector<HTMLButtonElement>('button[aria-label=Menu]')?.click()
  })
  await visitor.sees('dialog', 'Menu')
})

test('the language menu is used with the keys of a menu', async ({ visitor }) => {
  await open(visitor, '/')
  await visitor.press('button', 'Language: EN', 'header')
  await visitor.sees('menu', 'Languages')
  await visitor.strike('Escape')
  await visitor.seesNo('menu', 'Languages')
  await visitor.hasFocusOn('button', 'Language: EN', 'header')
  await visitor.strike('ArrowDown')
  await visitor.hasFocusOn('button', 'English…', '[aria-label=Languages]')
  await visitor.strike('ArrowUp')
  await visitor.hasFocusOn('button', 'Chinese…', '[aria-label=Languages]')
  await visitor.strike('Enter')
  await visitor.seesNo('menu', 'Languages')
  await visitor.hasFocusOn('button', 'Language: EN', 'header')
})

test('the search opens, finds a page by its name, and leads there', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.press('button', 'Search…', 'header')
  await visitor.sees('dialog', 'Search')
  await visitor.type('fees')
  await visitor.until(() => document.querySelector('dialog [role=option]') !== null)
  await visitor.strike('Enter')
  await visitor.isAt('/fees')
  await visitor.seesNo('dialog')
})

test('a row of the market opens the asset’s drawer, which Escape closes', async ({ visitor }) => {
  await open(visitor, '/market')
  await visitor.press('link', 'Solana…', 'main table')
  await visitor.sees('dialog', 'Solana…')
  await visitor.strike('Escape')
  await visitor.seesNo('dialog')
  await visitor.isAt('/market')
})

test('a star adds a favourite, which the next visit and another tab know', async ({ visitor, openTab }) => {
  await open(visitor, '/market')
  const other = await openTab()
  await open(other, '/market')
  const isStarred = (tab: Visitor) =>
    tab.evaluate(() => document.querySelector('[aria-label="Add Solana to favourites"]')?.ariaPressed)
  expect(await isStarred(visitor)).toBe('false')
  await visitor.press('button', 'Add Solana to favourites')
  await expect.poll(() => isStarred(visitor)).toBe('true')
  await expect.poll(() => isStarred(other)).toBe('true')
  await visitor.reload()
  await visitor.untilAlive()
  await expect.poll(() => isStarred(visitor)).toBe('true')
  await visitor.press('button', 'Favourites…')
  await visitor.isAt('/market?filter=favourites')
})

test('the countdown counts, until the live switch stops everything that changes by itself', async ({
  visitor,
}) => {
  await open(visitor, '/')
  await visitor.evaluate(() =>
    document
      .querySelector('[data-island=countdown]')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const shown = () =>
    visitor.evaluate(() => document.querySelector('[role=timer] time')?.getAttribute('datetime'))
  const first = await shown()
  expect(first).toMatch(/^P15DT8H4\dM\d+S$/)
  await expect.poll(shown).not.toBe(first)
  await visitor.press('button', 'Pause motion and live figures')
  await visitor.sees('button', 'Resume motion and live figures')
  const stopped = await visitor.evaluate(async () => {
    const texts = () => document.querySelector('#root')?.textContent
    const before = texts()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    return before === texts()
  })
  expect(stopped).toBe(true)
})

test('the same seed replays the same prices of the ticker', async ({ visitor, openTab }) => {
  type Recording = Window & { shown?: string[] }
  /** Opens a page that writes down each price of the ticker's first token. */
  const openTicker = async (tab: Visitor) => {
    await tab.open('/?seed=7')
    await tab.evaluate(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      const note = () => {
        const price = document.querySelector('header + section li [data-price]')?.textContent
        if (price && price !== shown.at(-1)) shown.push(price)
      }
      note()
      new MutationObserver(note).observe(document.body, {
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
    return () => tab.evaluate(() => (window as Recording).shown ?? [])
  }
  const first = await openTicker(visitor)
  await expect.poll(async () => (await first()).length).toBeGreaterThan(3)
  const other = await openTicker(await openTab())
  // Whichever of them began later: three prices of the one follow each other in the other, too.
  await expect
    .poll(async () => {
      const [before, after] = [(await first()).join(' '), await other()]
      return after.some(
        (_, at) => at + 3 <= after.length && before.includes(after.slice(at, at + 3).join(' ')),
      )
    })
    .toBe(true)
})
