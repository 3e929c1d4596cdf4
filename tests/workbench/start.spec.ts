import path from 'node:path'
import { serveBuild } from '@king-exchange/fast-pages'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { findBarriers, ofPart } from '../axe.ts'
import { addressOf } from './addressOf'

test.use({ trace: 'off' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the workbench begins with what is here, and a search finds a story by its name, also after Back', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toHaveText('Every screen, every state')
  const list = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(list('Flows').getByRole('link', { name: 'Sign up' })).toBeVisible()
  const login = list('Screens').getByRole('link', { name: /^Login \(\d\d\)$/ })
  await expect(login).toHaveAttribute('href', '?story=screens--login--empty')

  const field = page.getByRole('searchbox', { name: 'Search the names' })
  await field.fill('password wrong')
  const found = page.getByRole('search').getByRole('link')
  await expect(found.first()).toHaveText('Screens / Login / Wrong password')
  expect(await findBarriers(page, ofPart)).toEqual([])
  await field.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', 'screens--login--wrong-password')
  await page.goBack()
  await expect(field).toHaveValue('password wrong')
  await expect(found.first()).toBeVisible()
  await field.fill('zzqqxx')
  await expect(page.getByText('0 found', { exact: true })).toBeVisible()
  await field.fill('purple password')
  await expect(page.getByText('0 found, these have some of the words', { exact: true })).toBeVisible()
  await expect(found.first()).toHaveText(/password/i)
  await field.fill('')
  await list('Machines')
    .getByText(/^Menu of narrow windows/)
    .click()
  await list('Machines').getByRole('link', { name: 'The menu is open' }).click()
  await expect(heading(page)).toHaveText('The menu is open')
})

test('an address of a story that does not exist offers the nearest ones', async ({ page }) => {
  await page.goto(addressOf('screens--login'))
  await expect(heading(page)).toHaveText('There is no such story')
  await expect(page.getByText('screens--login', { exact: true })).toBeVisible()
  expect(await findBarriers(page, ofPart)).toEqual([])
  await page.getByRole('link', { name: 'Screens / Login / Empty', exact: true }).click()
  await expect(heading(page)).toHaveText('Welcome back')
  // A word that every object knows is no story either.
  await page.goto(addressOf('constructor'))
  await expect(heading(page)).toHaveText('There is no such story')
})

test('what the toolbar chooses holds for a story and in a frame, and is kept in the address', async ({
  page,
}) => {
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  const ground = (frame: Pick<Page, 'locator'>) => frame.locator('html')
  const [light, dark] = ['rgb(250, 247, 240)', 'rgb(10, 12, 18)']
  const login = addressOf('screens--login--empty')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(login)
  await expect(heading(page)).toHaveText('Welcome back')
  await expect(ground(page)).toHaveCSS('background-color', dark)
  await expect.poll(rootSize).toBe('16px')

  await page.emulateMedia({ colorScheme: 'dark' })
  const chosen = new URLSearchParams({
    'arg-textSize': 'twice as large',
    'arg-motion': 'stopped',
    theme: 'light',
  })
  await page.goto(`${login}&${chosen}`)
  await expect(heading(page)).toHaveText('Welcome back')
  await expect.poll(rootSize).toBe('32px')
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCSS('transition-property', 'none')
  await expect(ground(page)).toHaveCSS('background-color', light)

  await page.goto(login.replace('&mode=preview', '&theme=light&width=375'))
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect(ground(frame)).toHaveCSS('background-color', light)
  await page.getByRole('button', { name: 'Stories and tools' }).click()
  await page.getByRole('button', { name: 'Switch to dark theme.' }).click()
  await expect(ground(frame)).toHaveCSS('background-color', dark)
  // What is so by itself is not in the address.
  await expect(page).not.toHaveURL(/theme=/)

  await page.goto(`${addressOf('components--site-search--buttons')}&arg-liveData=live`)
  await expect(page.locator('#ladle-root [data-motion]').first()).toHaveAttribute('data-motion', 'live')
})

test('every link to a story is one entry of the history, and carries what is chosen', async ({
  context,
  page,
}) => {
  const chosen = {
    'arg-liveData': 'live',
    'arg-motion': 'stopped',
    'arg-textSize': 'larger',
    theme: 'light',
    width: '375',
  }
  const isShown = async (story: string, there = page) => {
    await expect(there.locator('html')).toHaveAttribute('data-shown-story', story)
    await expect
      .poll(() => Object.fromEntries(new URL(there.url()).searchParams))
      .toMatchObject({ ...chosen, story })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/?${new URLSearchParams(chosen)}`)
  await isShown('start-here--welcome')
  const shown = page.frameLocator('iframe')
  await shown.getByRole('link', { name: /^Login \(\d\d\)$/ }).click()
  await isShown('screens--login--empty')
  await shown.getByRole('link', { name: /^Forgot/ }).click()
  await isShown('screens--forgot-password--empty')
  const column = page.getByRole('navigation', { name: 'Stories' })
  await expect(column.locator('[aria-current]')).toHaveText('Empty')
  await expect(column.locator('[aria-current]')).toBeInViewport()
  await column.getByText('Market', { exact: true }).click()
  await isShown('screens--market--all')
  const login = column.getByRole('treeitem', { name: 'Login', exact: true })
  for (const isOpen of ['true', 'false']) {
    await expect(login).toHaveAttribute('aria-expanded', isOpen)
    await login.getByText('Login', { exact: true }).click()
  }
  await isShown('screens--login--account-suspended')
  const link = login.getByRole('link', { name: 'Offline', exact: true })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await isShown('screens--login--offline', await opened)
  await link.press('Enter')
  await isShown('screens--login--offline')
  await shown.getByRole('textbox', { name: 'Email' }).press('Alt+ArrowRight')
  await isShown('screens--login--offline')

  const way = ['login--account-suspended', 'market--all', 'forgot-password--empty', 'login--empty']
  for (const story of [...way.map((name) => `screens--${name}`), 'start-here--welcome']) {
    await page.goBack()
    await isShown(story)
  }
  await page.goForward()
  await isShown('screens--login--empty')
})

test.describe('the built workbench below a path', () => {
  let server: PreviewServer
  let below: string
  test.beforeAll(async () => {
    server = await serveBuild(path.resolve('build/workbench'), { base: '/some/deep/path/' })
    below = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())

  /** Collects requests outside of the path. */
  const noteElsewhere = (place: BrowserContext) => {
    const elsewhere: string[] = []
    place.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(below)) elsewhere.push(request.url())
    })
    return elsewhere
  }

  test('works, and leads from a link in a story to the story of its page, opened in another tab', async ({
    context,
    page,
  }) => {
    const elsewhere = noteElsewhere(context)
    await page.goto(below)
    await expect(page.getByText(/^\d{3} stories and states$/)).toBeVisible()
    const openInTab = async (name: string, area: Locator, options: { button?: 'middle' }) => {
      const opened = context.waitForEvent('page')
      const modifiers: 'ControlOrMeta'[] = options.button ? [] : ['ControlOrMeta']
      await area
        .getByRole('link', { name, exact: true })
        .first()
        .click({ ...options, modifiers })
      return opened
    }
    await page.goto(`${below}?story=screens--market--all&mode=preview`)
    const fees = await openInTab('Fees', page.getByRole('contentinfo'), { button: 'middle' })
    await expect(heading(fees)).toContainText('Fees')
    await expect(fees.locator('html')).toHaveAttribute(
      'data-shown-story',
      'screens--under-construction--public-page',
    )
    const asset = await openInTab('Bitcoin', page.getByRole('table'), {})
    await expect(asset.locator('html')).toHaveAttribute('data-shown-story', 'screens--market--all')
    await expect(page.locator('html')).toHaveAttribute('data-shown-story', 'screens--market--all')
    expect(elsewhere).toEqual([])
  })
})
