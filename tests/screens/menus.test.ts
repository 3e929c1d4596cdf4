import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { logoutEverywhere } from '@/data/content/accountMenu'
import { languages } from '@/data/site/languages'
import { mainNavigation } from '@/data/site/navigation'
import * as accountCards from '../../stories/components/AccountCards.stories'
import * as accountMenu from '../../stories/components/AccountMenu.stories'
import * as layouts from '../../stories/components/Layouts.stories'
import { person } from '../../stories/fixtures'
import { createStoryHistory } from '../../stories/workbench/createStoryHistory'
import { show } from './support/show'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const menu = page.getByRole('dialog', { name: 'Menu' })
const closeMenu = menu.getByRole('button', { name: 'Close menu' })
const openDialogs = () => document.querySelectorAll('dialog:is([open], :popover-open)').length

async function pressEnter(locator: ReturnType<typeof button>) {
  locator.element().focus()
  await userEvent.keyboard('{Enter}')
}

/** Presses until a dialog is closed: it takes no press for half a second after its opening. */
const closeByPress = (press: () => Promise<void>) =>
  expect
    .poll(async () => {
      if (openDialogs() > 0) await press()
      return openDialogs()
    })
    .toBe(0)

/** Presses on a place of the window, on any element there. */
const pressAt = (x: number, y: number) =>
  page.elementLocator(document.documentElement).click({ position: { x, y }, force: true })

it('the theme can be chosen in each frame, also on a phone, and light is light in browsers that darken pages', async () => {
  const light = page.getByRole('radio', { name: 'Light' })
  for (const [story, width, opens] of [
    ['SignInAndUp', 1440, false],
    ['SignInAndUp', 375, false],
    ['HeaderSignedOut', 375, true],
    ['AccountSignedIn', 375, true],
    ['Footer', 375, false],
  ] as const) {
    await show(layouts, story, { width, height: 800 })
    // As the first script of a document says that there are scripts.
    document.documentElement.dataset.motion = 'live'
    if (opens) await pressEnter(button('Menu'))
    await expect.element(light).toBeVisible()
    ;(light.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.poll(() => localStorage.getItem('king-exchange-theme')).toBe('light')
  }
  document.documentElement.dataset.theme = 'light'
  expect(getComputedStyle(document.documentElement).colorScheme).toContain('only')
})

describe.each([
  ['the menu of a phone', 'HeaderSignedOut', 'Token', 40],
  ['the drawer of an area', 'Admin', 'Backups', 700],
] as const)('%s', (_, story, link, outside) => {
  it('takes the focus, keeps it, and gives it back, however it is closed', async () => {
    await show(layouts, story, { width: 375, height: 800 })
    const opener = button('Menu')
    const open = async () => {
      await pressEnter(opener)
      await expect.element(closeMenu).toHaveFocus()
      await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    }
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await open()
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      const isAway = document.activeElement !== document.body && !document.activeElement?.closest('dialog')
      expect(isAway, `press ${press}`).toBe(false)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(openDialogs).toBe(0)
    await expect.element(opener).toHaveFocus()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')

    await open()
    await closeByPress(() => closeMenu.click())
    await open()
    await menu.getByRole('link', { name: link }).click()
    await expect.poll(openDialogs).toBe(0)
    await page.viewport(768, 800)
    await open()
    await closeByPress(() => pressAt(outside, 400))
  })

  it('closes when the window is wide enough for what it holds, and stays closed', async () => {
    await show(layouts, story, { width: 375, height: 800 })
    await button('Menu').click()
    await expect.element(menu).toBeVisible()
    await page.viewport(1440, 800)
    await expect.poll(openDialogs).toBe(0)
    await expect.element(page.getByRole('navigation', { name: /^(Main|Admin)$/ })).toBeVisible()
    await page.viewport(375, 800)
    await expect.element(button('Menu')).toBeVisible()
    expect(openDialogs()).toBe(0)
  })
})

it('the menu of a phone has what does not fit into the header, also in the smallest window', async () => {
  await show(layouts, 'HeaderSignedOut', { width: 320, height: 640 })
  await button('Menu').click()
  const links = menu.getByRole('navigation').getByRole('link')
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(mainNavigation.map(({ name }) => name))
  for (const name of ['Login', 'Sign Up'])
    await expect.element(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByRole('button', { name: 'Language: EN' }).click()
  await expect.element(menu.getByRole('button', { name: /^Arabic/ })).toBeInViewport()
})

it('the language menu lists the languages, has a menu’s keys, and changes nothing', async () => {
  await show(layouts, 'HeaderSignedOut', { width: 1280 })
  const label = page.getByRole('banner').getByRole('button', { name: 'Language: EN' })
  const choices = page.getByRole('group', { name: 'Languages' }).getByRole('button')
  const expectCount = (count: number) => expect.poll(() => choices.elements().length).toBe(count)
  await expectCount(0)
  await label.click()
  await expectCount(languages.length)
  expect(choices.elements().map(({ textContent }) => textContent)).toEqual(
    languages.map(({ name }, place) =>
      expect.stringMatching(`^${name}.*${place === 0 ? 'Current' : 'Planned'}$`),
    ),
  )
  await choices.nth(3).click()
  await expectCount(0)

  await pressEnter(label)
  await expectCount(languages.length)
  await userEvent.keyboard('{Escape}')
  await expectCount(0)
  await expect.element(label).toHaveFocus()
  for (const [key, place] of [
    ['{ArrowDown}', 0],
    ['r', languages.findIndex(({ name }) => name.startsWith('R'))],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(choices.nth(place)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expectCount(0)
  await expect.element(label).toHaveFocus()
  expect(document.documentElement.lang).toBe('en')
})

it('the account menu is used by keyboard, tells when the session began, and asks before it ends all', async () => {
  await show(accountMenu, 'Closed')
  const opener = button(/, account menu$/)
  const group = page.getByRole('group', { name: 'Account', exact: true })
  await pressEnter(opener)
  await expect.element(group).toMatchTextContent(`${person.email}Logged in since 15 Jan 2026, 09:30`)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => group.elements()).toEqual([])
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  for (const name of ['Security', 'Change password']) {
    const link = group.getByRole('link', { name })
    await expect.element(link).toHaveFocus()
    expect(link.element().getAttribute('href')).toBe(createStoryHistory('/').createHref('/settings/security'))
    await userEvent.keyboard('{ArrowDown}')
  }
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('alertdialog', { name: logoutEverywhere.title })
  await expect.element(question).toBeVisible()
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogs).toBe(0)
  await expect.element(opener).toHaveFocus()
})

/** A press of a mouse or finger, the first or the second of a double one; 0 is a key’s. */
const press = (name: string, detail: 0 | 1 | 2) =>
  button(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

describe('a double press opens, and closes nothing that it has opened:', () => {
  it.each([
    ['the menu of a phone', layouts, 'HeaderSignedOut', 375, 'Menu', 'Close menu'],
    ['the drawer of an area', layouts, 'AccountSignedIn', 375, 'Menu', 'Close menu'],
    ['the search', layouts, 'AccountSignedIn', 1440, 'Search', 'Close search'],
    ['the question of the account menu', accountMenu, 'Open', 1440, 'Log out everywhere', 'Cancel'],
    ['the QR code', accountCards, 'ReferralLink', 1440, 'QR code', 'Close'],
  ] as const)('%s', async (_, file, story, width, opener, closer) => {
    await show(file, story as never, { width })
    // As the site does before its first paint: what needs scripts is shown.
    document.documentElement.dataset.motion = 'paused'
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const open = async () => {
      await expect
        .poll(() => {
          // What has been closed just now hears of it a moment later.
          if (openDialogs() === 0) press(opener, 1)
          return openDialogs()
        })
        .toBe(1)
      await expect.element(button(closer)).toBeVisible()
    }
    await open()
    press(closer, 2)
    press(closer, 1)
    await expect.element(button(closer)).toBeVisible()
    expect(openDialogs()).toBe(1)
    now.mockReturnValue(performance.now() + 500)
    press(closer, 1)
    await expect.poll(openDialogs).toBe(0)
    if (opener === 'Log out everywhere') return
    await open()
    press(closer, 0)
    await expect.poll(openDialogs, { message: 'by a key at once' }).toBe(0)
  })

  it('and one on Close leaves the menu closed', async () => {
    await show(layouts, 'HeaderSignedOut', { width: 375 })
    press('Menu', 2)
    expect(openDialogs()).toBe(0)
  })
})
