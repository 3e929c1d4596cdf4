import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { searchTexts } from '@/data/content/search'
import * as dialogs from '../../stories/components/SiteSearch.stories'
import * as about from '../../stories/screens/About.stories'
import * as market from '../../stories/screens/Market.stories'
import * as construction from '../../stories/screens/UnderConstruction.stories'
import { createStoryHistory } from '../../stories/workbench/createStoryHistory'
import { findBarriers } from './support/checks'
import { show } from './support/show'

const dialog = page.getByRole('dialog', { name: 'Search' })
const field = dialog.getByRole('combobox', { name: searchTexts.label })
const option = (name: string | RegExp) => dialog.getByRole('option', { name })
const active = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
const button = page.getByRole('banner').getByRole('button', { name: 'Search' })

/** Opens the search of a page by its shortcut. */
async function ask() {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

describe('the search of the site', () => {
  it('marks what is meant first, and the words by which it is found', async () => {
    await show(about, 'Page')
    await ask()
    expect(active()).toBeUndefined()
    await field.fill('log in')
    await expect.poll(active).toContain('Log in')
    expect(field.element().getAttribute('aria-activedescendant')).toBe(
      document.querySelector('[role=option][aria-selected=true]')?.id,
    )
    await field.fill('withdrawal and card')
    const highlighted = () =>
      [...document.querySelectorAll('[aria-selected=true] mark')].map(({ textContent }) => textContent)
    await expect.poll(highlighted).toEqual(['withdrawal', 'card'])
    expect(await findBarriers()).toEqual([])
  })

  it('leads somebody who is signed in to the security settings for another password, and shows exact amounts', async () => {
    await show(dialogs, 'FoundForUser')
    await field.fill('password')
    await expect.poll(active).toContain('Change password')
    const { href } = option('Change password').element() as HTMLAnchorElement
    expect(href).toContain(createStoryHistory('/').createHref('/settings/security'))
    await field.fill('exact amounts')
    await expect.poll(active).toBe('Show exact amounts')
  })

  it('moves among the results by the arrow keys, Home and End, with the focus in its field', async () => {
    await show(about, 'Page')
    await ask()
    const copy = searchTexts.copy
    for (const [key, reached] of [
      ['{ArrowDown}', 'Home'],
      ['{ArrowUp}', copy],
      ['{Home}', 'Home'],
      ['{End}', copy],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.poll(active).toBe(reached)
    }
    await expect.element(option(copy)).toBeInViewport({ ratio: 0.99 })
    await expect.element(field).toHaveFocus()
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      const { activeElement, body } = document
      expect(activeElement === body || activeElement?.closest('dialog')).toBeTruthy()
    }
  })

  it('is closed by a press beside it and by its shortcut, and the focus goes back', async () => {
    await show(about, 'Page')
    for (const close of [
      // For half a second no press closes what another one has opened.
      () => dialog.click({ position: { x: 5, y: -20 }, force: true, delay: 600 }),
      () => userEvent.keyboard('{Control>}k{/Control}'),
    ]) {
      ;(button.element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(field).toHaveFocus()
      await close()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(button).toHaveFocus()
    }
  })

  it('leaves single keys to the browser, and opens on a keyboard of another script', async () => {
    await show(market, 'All')
    await userEvent.keyboard('/')
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
    await userEvent.keyboard('{Alt>}k{/Alt}')
    await expect.element(dialog).not.toBeInTheDocument()
    const russian = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', russian))
    await expect.element(field).toHaveFocus()
  })

  it('leaves the keys of a composition to it, also the Enter that ends one in Safari', async () => {
    await show(dialogs, 'Found')
    await expect.poll(active).toBeDefined()
    const before = active()
    const pressed = ['Enter', 'ArrowDown', 'End', 'Escape'].map((key) => {
      const press = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true })
      field.element().dispatchEvent(press)
      return press.defaultPrevented
    })
    // Only Escape would do something else in a browser: close the dialog.
    expect(pressed).toEqual([false, false, false, true])
    expect(active()).toBe(before)
  })

  it('says how many results there are, and where to look on when there are none', async () => {
    await show(dialogs, 'OpenForVisitor')
    const status = dialog.getByRole('status')
    await field.fill('ethereum')
    await expect.element(option(/^Ethereum/)).toBeVisible()
    const count = option(/./).elements().length
    await expect.element(status).toHaveTextContent(count === 1 ? '1 result' : `${count} results`)
    await field.fill('zzqq')
    await expect.element(status).toHaveTextContent(searchTexts.nothing)
    expect(dialog.element().textContent).toContain('Nothing found for “zzqq”.')
    await expect.element(option(searchTexts.inMarket('zzqq'))).toBeVisible()
    await expect.element(option(searchTexts.inBlog('zzqq'))).toBeVisible()
  })

  it('does what is asked at once: pauses what moves, copies the link and chooses the theme', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(market, 'All')
    await ask()
    await userEvent.keyboard('resume')
    await expect.poll(active).toContain('Resume')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Pause motion and live figures' })).toBeVisible()
    await ask()
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('copy')
    await expect.poll(active).toBe(searchTexts.copy)
    await userEvent.keyboard('{Enter}')
    await expect.element(option('Link copied')).toBeVisible()
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Link copied')
    expect(written).toHaveBeenCalledWith(window.location.href)
    for (const theme of ['Light', 'Dark']) {
      await field.fill(`${theme.toLowerCase()} mode`)
      await expect.poll(active).toBe(`Theme: ${theme}`)
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => localStorage.getItem('king-exchange-theme')).toBe('dark')
  })

  it('is a sheet on a phone, opened from the menu, to whose button the focus returns', async () => {
    await show(about, 'Page', { width: 320, height: 640 })
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Search' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    const sheet = dialog.element()
    expect(sheet.getBoundingClientRect().height).toBe(640)
    expect(sheet.scrollWidth - sheet.clientWidth).toBe(0)
    await field.fill('fees')
    await expect.element(option(/^Fees/)).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).toHaveFocus()
  })

  it('is in the admin area too, with its pages first', async () => {
    await show(construction, 'AdminPage')
    await ask()
    await userEvent.keyboard('backups')
    await expect.poll(active).toContain('Backups')
  })
})
