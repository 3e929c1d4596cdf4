import type { Page } from '@playwright/test'
import { footerNavigation, mainNavigation } from '@/data/registries/navigation'
import { tickerTokens } from '@/data/registries/tokens'
import { soonPages } from './soonLinks.ts'
import {
  addStyle,
  chooseMotion,
  closeByPress,
  closeNotice,
  expect,
  expectFocusKept,
  expectNotice,
  heading,
  idleWorkDone,
  liveSwitch,
  test,
} from './support.ts'
import { untilTypefaces } from './typefaces.ts'

const narrow = { width: 375, height: 800 }
const wide = { width: 1280, height: 800 }

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const ticker = (page: Page) => page.getByRole('region', { name: 'Market prices' })

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-motion', /.+/)
}

async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

/** Records every change of texts and elements from now on. Returns a function that reads them. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const nodes = type === 'childList' ? [...removedNodes, ...addedNodes] : [target]
        seen.push(
          `${type}: ${nodes.map(({ nodeName, textContent }) => `${nodeName} ${textContent}`).join(', ')}`,
        )
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true })
    return seen
  })
  return () => changes.evaluate((seen) => [...seen])
}

/** Checks that what changes by itself is paused, and that for 10 s no text changes and no animation runs. */
async function expectStillness(page: Page) {
  await expect(liveSwitch(page)).toHaveAccessibleName(/^Resume/)
  await expect.poll(() => runningAnimations(page)).toBe(0)
  const changes = await watchTexts(page)
  await page.clock.runFor(10_000)
  expect(await changes()).toEqual([])
  expect(await runningAnimations(page)).toBe(0)
}

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: narrow })

  test('takes the focus, keeps it, and gives it back, however it is closed', async ({ page }) => {
    await open(page, '/')
    await openMenu(page)
    await test.step('it makes the page behind it inert, and Escape returns the focus', async () => {
      await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
      await expectFocusKept(page, 16)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('it closes by its own button, and opens again', async () => {
      await openMenu(page)
      await closeByPress(menu(page), () => menu(page).getByRole('button', { name: 'Close menu' }).click())
      await openMenu(page)
    })
    await test.step('it closes when the window is wide enough for the whole header, and stays closed', async () => {
      await page.setViewportSize(wide)
      // Not only hidden by the style sheet: a window that is narrow again before the next frame was never wide to the page.
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await page.setViewportSize(narrow)
      await expect(menuButton(page)).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })
    await test.step('it closes on a press outside it', async () => {
      await page.setViewportSize({ width: 768, height: 800 })
      await openMenu(page)
      await closeByPress(menu(page), () => page.mouse.click(40, 400))
    })
    await test.step('it closes when a link is chosen, and leads there', async () => {
      await page.setViewportSize(narrow)
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Token' }).click()
      await expect(page).toHaveURL('/token')
      await expect(menu(page)).toBeHidden()
      await expect(heading(page, /.+/)).toBeFocused()
    })
    await test.step('it closes when the current page is chosen', async () => {
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Token' }).click()
      await expect(menu(page)).toBeHidden()
    })
    await test.step('it closes when the browser goes back', async () => {
      await page.getByRole('contentinfo').locator('summary', { hasText: 'Company' }).click()
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await openMenu(page)
      await page.goBack()
      await expect(page).toHaveURL('/token')
      await expect(menu(page)).toBeHidden()
    })
  })

  test('has the links that do not fit into the header', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')
    await openMenu(page)
    const links = menu(page).getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(mainNavigation.map(({ name }) => name))
    await expect(links.first()).toHaveText('Home')
    await expect(menu(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(menu(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
    await menu(page).getByRole('button', { name: 'Language: EN' }).click()
    await expect(menu(page).getByRole('button', { name: /^Arabic/ })).toBeInViewport()
  })
})

test('the language menu lists six languages, has a menu’s keys, and changes nothing', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, '/')
  const label = page.getByRole('banner').getByRole('button', { name: 'Language: EN' })
  const choices = page.getByRole('group', { name: 'Languages' }).getByRole('button')
  await expect(choices).toHaveCount(0)
  await label.click()
  await expect(choices).toHaveText([
    /^English.*Current$/,
    /^Persian.*Planned$/,
    /^Arabic.*Planned$/,
    /^Spanish.*Planned$/,
    /^Russian.*Planned$/,
    /^Chinese.*Planned$/,
  ])
  await choices.nth(3).click()
  await expect(choices).toHaveCount(0)
  await expect(label).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await label.press('Enter')
  await expect(choices).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(label).toBeFocused()

  await label.press('ArrowDown')
  await expect(choices).toHaveCount(6)
  await expect(choices.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(choices.nth(5)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(choices.nth(0)).toBeFocused()
  await page.keyboard.press('r')
  await expect(choices.nth(4)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(choices).toHaveCount(0)
  await expect(label).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the header marks the current page, whatever its search parameters', async ({ page }) => {
  await page.setViewportSize(wide)
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  for (const [address, name] of [
    ['/', 'Home'],
    ['/?seed=7', 'Home'],
    ['/token', 'Token'],
    ['/market?filter=gainers', 'Market'],
  ] as const) {
    await open(page, address)
    await expect(marked, address).toHaveText(name)
  }
  await open(page, '/contact')
  await expect(marked).toHaveCount(0)
})

test('the footer has its links in their order, each page that is coming soon once at the end', async ({
  page,
}) => {
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const items = footerNavigation.flatMap((group) => group.items)
  const live = items
    .filter(({ to }) => !soonPages.has(to))
    .map(({ to, hash }) => (hash ? `${to}#${hash}` : to))
  const soon = items.map(({ to }) => to).filter((to) => soonPages.has(to))
  expect(addresses).toEqual([...live, ...soon.filter((to, index) => soon.lastIndexOf(to) === index)])
  expect(addresses).toContain('/features#trading')
})

test('the footer’s channels and newsletter say what is not implemented, and request nothing', async ({
  page,
}) => {
  await open(page, '/')
  const requests: string[] = []
  page.on('request', (request) => {
    // Code and pictures further down may still arrive.
    if (!['script', 'image'].includes(request.resourceType())) requests.push(request.url())
  })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Telegram' }).click()
  await expectNotice(page, 'Telegram Channel Coming Soon', 'Telegram Channel is not implemented yet.')
  await closeNotice(page)
  const email = page.getByLabel('Email for the newsletter')
  await email.fill('not an address')
  await email.press('Enter')
  await expectNotice(page, 'Newsletter Subscription', /not implemented yet/)
  await expect(email).toHaveValue('not an address')
  expect(requests).toEqual([])
})

// WCAG 2.2, 2.2.2: «(1) starts automatically, (2) lasts more than five seconds, and (3) is presented in parallel with
// other content, there is a mechanism for the user to pause, stop, or hide it».
test.describe('what changes by itself', () => {
  test.use({ reducedMotion: 'no-preference' })

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('is stopped by the live switch, for this visit and for the next', async ({ page }) => {
    await open(page, '/')
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
    const changes = await watchTexts(page)
    await expect(async () => {
      await page.clock.runFor(3_000)
      expect(await changes()).not.toEqual([])
    }).toPass()

    await expect(liveSwitch(page)).toHaveAccessibleName(/^Pause/)
    await liveSwitch(page).click()
    await page.mouse.move(0, 0)
    await expectStillness(page)

    await page.reload()
    await idleWorkDone(page)
    await expectStillness(page)

    await liveSwitch(page).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
  })

  test('changes in place without movement under reduced motion, until the switch pauses it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await expect(liveSwitch(page)).toHaveAccessibleName(/^Pause/)
    const changes = await watchTexts(page)
    await expect(async () => {
      await page.clock.runFor(3_000)
      expect(await changes()).not.toEqual([])
    }).toPass()
    expect(await runningAnimations(page)).toBe(0)
    await expect(ticker(page).locator('ul[aria-hidden]')).toBeHidden()

    await liveSwitch(page).click()
    await expectStillness(page)
    await page.reload()
    await idleWorkDone(page)
    await expectStillness(page)
  })

  test('follows a change of the system setting for reduced motion at once', async ({ page }) => {
    await open(page, '/')
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
    const strip = page.getByRole('group', { name: 'Pairs and prices' })
    await expect(strip).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => runningAnimations(page)).toBe(0)
    await expect(strip).toBeVisible()
    await expect(liveSwitch(page)).toHaveAccessibleName(/^Pause/)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
    await expect(strip).toHaveCount(0)
  })

  test('is replayed with the same seed, and with no other', async ({ page }) => {
    await page.addInitScript(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      new MutationObserver(() => {
        // A document may come in pieces.
        if (document.readyState === 'loading') return
        // One price: those of a part that is still being hydrated follow a moment later.
        const price = document.querySelector('[aria-label="Market prices"] li [data-price]')?.textContent
        if (price && price !== shown.at(-1)) shown.push(price)
      }).observe(document, { characterData: true, childList: true, subtree: true })
    })
    const pricesOf = async (seed: number) => {
      await open(page, `/?seed=${seed}`)
      const shown = () => page.evaluate(() => (window as Window & { shown?: string[] }).shown ?? [])
      await expect(async () => {
        await page.clock.runFor(3_000)
        expect((await shown()).length).toBeGreaterThanOrEqual(4)
      }).toPass({ intervals: [0] })
      return (await shown()).slice(0, 4)
    }
    const first = await pricesOf(7)
    expect(await pricesOf(7)).toEqual(first)
    expect(await pricesOf(8)).not.toEqual(first)
  })
})

test('the ticker has room for its prices before a browser has read them', async ({ page }) => {
  await open(page, '/about')
  await untilTypefaces(page)
  const roomWith = (display: '' | 'none') =>
    page.getByRole('group', { name: 'Pairs and prices' }).evaluate((strip, shown) => {
      for (const row of strip.querySelectorAll('ul')) row.style.display = shown
      return strip.getBoundingClientRect().toJSON()
    }, display)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await roomWith('none'), `${width} px`).toEqual(await roomWith(''))
  }
})

test('screen readers get each price of the ticker once, with its change in words', async ({ page }) => {
  await chooseMotion(page, 'paused')
  await open(page, '/')
  const pairs = ticker(page).getByRole('listitem')
  const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await expect(pairs).toHaveText(
    tickerTokens.map(({ symbol, price, change24h }) => {
      const change = `${change24h < 0 ? 'down−' : 'up+'}${written.format(Math.abs(change24h))}%`
      return `${symbol}/USDT${written.format(price)}${change}`
    }),
  )
  await expect(pairs.first()).toHaveText('KCC/USDT68.73up+15.20%')
})

test('a ticker that does not move can be scrolled by keyboard if it overflows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(narrow)
  await open(page, '/')
  const prices = page.getByRole('group', { name: 'Pairs and prices' })
  await prices.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => prices.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('a ticker that does not move says so, and a button brings every pair into view', async ({ page }) => {
  await chooseMotion(page, 'paused')
  await open(page, '/')
  await untilTypefaces(page)
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(ticker(page)).toContainText('Paused')
    const prices = page.getByRole('group', { name: 'Pairs and prices' })
    const left = () => prices.evaluate(({ scrollLeft }) => scrollLeft)
    const more = page.getByRole('button', { name: 'More prices' })
    const seen = new Set<string>()
    for (let before = -1; before < (await left()); ) {
      before = await left()
      const shown = await prices.evaluate((strip) => {
        const frame = strip.getBoundingClientRect()
        return [...strip.querySelectorAll('ul:not([aria-hidden]) > li')].flatMap((pair) => {
          const [name, price] = pair.children
          const [start, end] = [
            name?.getBoundingClientRect().left ?? 0,
            price?.getBoundingClientRect().right ?? 0,
          ]
          return start >= frame.left - 1 && end <= frame.right + 1 ? (name?.textContent ?? '') : []
        })
      })
      for (const name of shown) seen.add(name)
      await more.press('Enter')
    }
    expect([...seen], `${width} px`).toEqual(tickerTokens.map(({ symbol }) => `${symbol}/USDT`))
    expect([...seen]).toContain('ADA/USDT')
    expect(await left()).toBe(0)
  }
})

test.describe('a ticker that moves', () => {
  test.use({ reducedMotion: 'no-preference', viewport: wide })

  test('says since when it is paused, and what the switch does', async ({ page }) => {
    await page.clock.install()
    await open(page, '/terms')
    const more = page.getByRole('button', { name: 'More prices' })
    const first = ticker(page).getByRole('listitem').first()
    await expect(more).toBeHidden()
    await expect(ticker(page)).not.toContainText('Paused')
    await expect(liveSwitch(page)).toHaveAttribute('title', 'Pause motion and live figures')
    const start = await first.innerText()
    await expect(async () => {
      await page.clock.runFor(3_000)
      expect(await first.innerText()).not.toBe(start)
    }).toPass()
    await liveSwitch(page).click()
    await expect(ticker(page)).toContainText(/Paused at \d\d:\d\d:\d\d/)
    await expect(liveSwitch(page)).toHaveAttribute('title', 'Resume motion and live figures')
    await expect(more).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' })

  test('nothing moves, and there is no live switch', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page, /.+/)).toBeVisible()
    await expect(ticker(page).getByRole('listitem').first()).toBeVisible()
    await expect(liveSwitch(page)).toBeHidden()
    await expect(ticker(page).locator('button:visible')).toHaveCount(0)
    expect(await runningAnimations(page)).toBe(0)
  })
})

for (const width of [320, 1280]) {
  test(`no focused element of the home page is covered at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 640 })
    await open(page, '/')
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops: string[] = []
      for (let last = ''; last !== 'the end' && stops.length < 200; ) {
        await page.keyboard.press(key)
        last = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return 'the end'
          const { left, right, top, bottom } = focused.getBoundingClientRect()
          const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
          const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
          const hit = document.elementFromPoint(x, y)
          const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
          const isOnTop = isSeen && !(hit.contains(focused) && hit !== focused)
          const name = focused.getAttribute('aria-label') ?? focused.textContent
          return isOnTop ? `${name}` : `covered: ${name}`
        })
        stops.push(last)
      }
      expect(stops.length, key).toBeGreaterThan(20)
      expect(stops.at(-1), key).toBe('the end')
      expect(stops.filter((stop) => stop.startsWith('covered'))).toEqual([])
    }
  })
}

test('with text twice as large the header and the footer fit into every window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/terms')
  await addStyle(page, 'html { font-size: 200% }')
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const outside = await page
      .locator('header, footer')
      .locator('a:visible, button:visible, input:visible, p:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(outside, `${width} px`).toEqual([])
  }
})
