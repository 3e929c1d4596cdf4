import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** The narrowest window of every engine, narrow enough for the menu. */
const narrow = [500, 800] as const

async function open(visitor: Visitor, path: string) {
  await visitor.open(path)
  await visitor.untilHydrated()
}

test('the menu of a narrow window takes the focus and gives it back, and leads to a page that can be printed and answers after it', async ({
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
  await visitor.tab.print()
  await visitor.press('button', 'Start staking')
  await visitor.sees('notice')
})

test('a menu that Escape has closed is opened again by Enter', { tag: '@night' }, async ({ visitor }) => {
  await visitor.resize(...narrow)
  await open(visitor, '/')
  await visitor.press('button', 'Menu')
  await visitor.hasFocusOn('button', 'Close menu')
  await visitor.strike('Escape')
  await visitor.seesNo('dialog', 'Menu')
  await visitor.hasFocusOn('button', 'Menu')
  await visitor.strike('Enter')
  await visitor.sees('dialog', 'Menu')
})

test('a menu that was closed this moment opens at a press', { tag: '@night' }, async ({ visitor }) => {
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

test('the language menu is used with the keys of a menu', { tag: '@night' }, async ({ visitor }) => {
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
