import { expect, type Page, test } from '@playwright/test'
import { overflowOf } from '../overflow.ts'

const story = '/?story=start-here--welcome'
const column = (page: Page) => page.getByRole('navigation').filter({ has: page.getByLabel('Search stories') })
const tools = (page: Page) => page.locator('.ladle-addons')

/** True if two parts of the page do not overlap. */
async function areApart(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([page.locator(one).boundingBox(), page.locator(other).boundingBox()])
  if (!a || !b) throw new Error(`${one} or ${other} is not there`)
  return a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5
}

test('the column is beside the story in a wide window, else folded, opened by keyboard and never printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(story)
  await expect(column(page)).toBeVisible()
  expect(await areApart(page, '.ladle-main', '.ladle-aside')).toBe(true)
  expect(await areApart(page, '.ladle-main', '.ladle-addons')).toBe(true)
  const button = page.getByRole('button', { name: 'Stories and tools' })
  await expect(button).toBeHidden()

  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(column(page)).toBeHidden()
    await expect(tools(page)).toBeHidden()
    expect(await areApart(page, '.ladle-main', '.column-button')).toBe(true)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(column(page)).toBeVisible()
    await expect(tools(page)).toBeVisible()
    await column(page).getByLabel('Search stories').focus()
    await page.keyboard.press('Escape')
    await expect(column(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
  const wrapper = page.locator('.ladle-wrapper')
  await expect(wrapper).not.toHaveCSS('padding-inline-end', '0px')
  await page.emulateMedia({ media: 'print' })
  await expect(wrapper).toHaveCSS('padding-inline-end', '0px')
  await expect(page.locator('.ladle-main')).toHaveCSS('overflow', 'visible')
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 375, height: 667 })
  await expect(column(page)).toBeHidden()
  await button.click()
  await expect(column(page).locator('[aria-current=page]')).toBeInViewport()
  await tools(page)
    .getByRole('button', { name: /fullscreen/ })
    .click()
  await expect(page.getByRole('button', { name: 'Stories', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeInViewport()

  await page.goto('/?story=stepper--copy')
  await button.click()
  await column(page).getByRole('link', { name: 'Session', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Who is signed in/ })).toBeVisible()
  await expect(page).toHaveTitle('Session - Stepper | King Exchange workbench')
  await expect(column(page)).toBeHidden()
  await page.goto(`${story}&mode=preview`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.column-button')).toHaveCount(0)
})

test('the column keeps what is searched for in it, and its open folders, when a story is loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(story)
  const folder = (name: string) => column(page).getByRole('treeitem', { name, exact: true }).first()
  await folder('Screens').press(' ')
  await folder('Login').press(' ')
  await column(page).getByRole('link', { name: 'Offline', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', 'screens--login--offline')
  await folder('Workbench').press(' ')
  await page.reload()
  for (const name of ['Screens', 'Login', 'Workbench'])
    await expect(folder(name)).toHaveAttribute('aria-expanded', 'true')
  await expect(column(page).locator('[aria-current=page]')).toBeInViewport()
  // Ladle searches ids alone; a machine is called there what the start page calls it.
  await column(page).getByLabel('Search stories').fill('zero balance')
  await expect(column(page).getByRole('link', { name: /[1-9] found in other words$/ })).toBeVisible()
  await column(page).getByLabel('Search stories').fill('mobile menu')
  await expect(column(page).getByRole('link', { name: 'Menu of narrow windows' })).toBeVisible()
  await column(page).getByLabel('Search stories').fill('wrong password')
  await column(page).getByRole('link', { name: 'Wrong password', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', /wrong-password$/)
  await expect(column(page).getByLabel('Search stories')).toHaveValue('wrong password')
})

test('a story in a frame is printed as long as it is', async ({ page }) => {
  await page.goto('/?story=screens--home--signed-out&width=375')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  // A part of the story may come a moment late.
  await expect.poll(sheets).toBeGreaterThan(4)
})
