import type { Page } from '@playwright/test'
import { blogPosts } from '@/data/content/blog'
import { overflowOf } from '../overflow.ts'
import { expect, expectNotice, heading, test } from './support.ts'

const latest = blogPosts.filter(({ featured }) => !featured)

/** How many articles a text in lower case finds, and how the page says it. */
function countOf(text: string, category?: string): [number, string] {
  const count = blogPosts.filter(
    (post) =>
      `${post.title}\n${post.excerpt}`.toLowerCase().includes(text) &&
      (category === undefined || post.category === category),
  ).length
  return [count, count === 1 ? '1 article' : `${count} articles`]
}

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const articles = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openBlog(page: Page, search = '') {
  await page.goto(`/blog${search}`)
  await expect(heading(page, 'Plain words on moving markets')).toBeVisible()
}

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`.

test('reading an article says that it is not implemented yet, wherever the article is pressed', async ({
  page,
}) => {
  await openBlog(page)
  const sizes = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)))
  const [first = 0, ...rest] = sizes
  for (const size of rest) expect.soft(size, 'a section’s title beside that of the page').toBeLessThan(first)
  const article = articles(page).filter({ hasText: 'Leverage without the folklore' })
  await expect(article.getByRole('button', { name: 'Full article soon Leverage without' })).toBeVisible()
  await article.click({ position: { x: 40, y: 60 } })
  await expectNotice(page, 'Full Article Coming Soon', /not implemented yet/)
})

test('typing finds at once, keeps the focus and every letter, and adds no step to the history', async ({
  page,
}) => {
  await openBlog(page)
  const steps = await page.evaluate(() => history.length)
  await box(page).focus()
  await page.keyboard.type('LEVERAGE without the folklore')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('LEVERAGE without the folklore')
  await expect(page).toHaveURL(/\?q=LEVERAGE/)
  await expect(articles(page)).toHaveCount(1)
  await expect(status(page)).toHaveText('1 article for “LEVERAGE without the folklore”')
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('region', { name: 'Featured articles' })).toBeVisible()
  await expect(box(page)).toBeFocused()
})

test('a letter typed into the middle leaves the cursor where it is', async ({ page }) => {
  await openBlog(page, '?q=order')
  await box(page).press('Home')
  await page.keyboard.type('an ')
  await expect(box(page)).toHaveValue('an order')
  await expect(status(page)).toContainText('“an order”')
})

test('the categories filter, together with the search, and Back undoes them', async ({ page }) => {
  await openBlog(page)
  await category(page, 'Education').click()
  await expect(page).toHaveURL('/blog?category=education')
  await expect(category(page, 'Education')).toHaveAttribute('aria-pressed', 'true')
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false')
  const [count, words] = countOf('', 'education')
  await expect(status(page)).toHaveText(`${words} in Education`)
  await expect(page.getByRole('region', { name: 'Education' }).getByRole('article')).toHaveCount(count)

  await box(page).fill('folklore')
  await expect(page).toHaveURL('/blog?q=folklore&category=education')
  await expect(articles(page)).toHaveCount(1)
  await category(page, 'Features').click()
  await expect(articles(page)).toHaveCount(0)
  await page.goBack()
  await expect(articles(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
  await expect(articles(page)).toHaveCount(blogPosts.length)
})

test('an address with a search and a category opens as it was left', async ({ page }) => {
  await openBlog(page, '?q=api&category=features')
  await expect(box(page)).toHaveValue('api')
  const [count, words] = countOf('api', 'features')
  await expect(status(page)).toHaveText(`${words} in Features for “api”`)
  await page.reload()
  await expect(articles(page)).toHaveCount(count)
})

test('a category or a search without words shows all articles', async ({ page }) => {
  for (const search of ['?category=', '?category=[]', '?q=']) {
    await openBlog(page, search)
    await expect(status(page), search).toHaveText(countOf('')[1])
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a category that does not exist is searched for, so that a link to it is not lost', async ({ page }) => {
  await openBlog(page, '?category=gossip')
  await expect(status(page)).toHaveText('0 articles for “gossip”')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(status(page)).toHaveText(countOf('')[1])
})

test('an empty result says so and offers the ways back', async ({ page }) => {
  await openBlog(page, '?q=folklore&category=features')
  await expect(page.getByRole('heading', { name: 'Nothing on “folklore” in Features yet' })).toBeVisible()
  await expect(status(page)).toHaveText('0 articles in Features for “folklore”')
  await page.getByRole('button', { name: 'Search every category' }).click()
  await expect(page).toHaveURL('/blog?q=folklore')
  await expect(articles(page)).toHaveCount(1)
  await expect(status(page)).toBeFocused()

  await box(page).fill('no such thing')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
  await expect(articles(page)).toHaveCount(blogPosts.length)
})

test('the search is cleared by its button, which keeps the focus in the box, and by a link', async ({
  page,
}) => {
  await openBlog(page, '?q=kcc')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(page).toHaveURL('/blog')

  await box(page).fill('kcc')
  await expect(page).toHaveURL('/blog?q=kcc')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
})

test('a topic searches for its articles and brings their number into view', async ({ page }) => {
  await openBlog(page)
  await page.getByRole('button', { name: /^Staking \d+ articles?$/ }).click()
  await expect(box(page)).toHaveValue('staking')
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toBeInViewport()
  await expect(articles(page).filter({ hasText: '15% APY' })).toBeVisible()
})

test('a phone shows six latest articles, and the others on request', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openBlog(page)
  const region = page.getByRole('region', { name: 'Latest articles' })
  const more = region.getByRole('button', { name: `Show ${latest.length - 6} more articles` })
  await expect(region.getByRole('article')).toHaveCount(6)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('article')).toHaveCount(latest.length)
  await expect(region.getByRole('article').nth(6).getByRole('button')).toBeFocused()
  await expect(more).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone shows every article', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/blog')
    await expect(articles(page)).toHaveCount(blogPosts.length)
    await expect(page.getByRole('button', { name: /more articles/ })).toHaveCount(0)
  })
})

const hostile = {
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand emoji': '🦁'.repeat(5_000),
  'right-to-left text': 'مقالة عن التداول',
  markup: '<script>document.title = "taken"</script>',
  'a regular expression': '[a-z]+(.*)\\',
  'characters of an address': '%00?&=#/../%E0%A4%A',
  'half a character': '\ud83e',
}

test('strange texts can be searched for, and are kept in the address', async ({ page }) => {
  await openBlog(page)
  for (const [name, text] of Object.entries(hostile)) {
    await test.step(name, async () => {
      await box(page).fill(text)
      await expect(page).toHaveTitle(/Blog/)
      await expect(heading(page, 'Plain words on moving markets')).toBeVisible()
      await box(page).press('End')
      await page.keyboard.type('!')
      await expect(box(page)).toHaveValue(/!$/)
      await expect(status(page)).toHaveText(/articles? for “.{1,42}”$/u)
      await page.reload()
      await expect(status(page)).toHaveText(/articles? for “.{1,42}”$/u)
      expect.soft(await overflowOf(page)).toBe(0)
    })
  }
})

test('a long empty result fits a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openBlog(page, `?q=${'Wolfeschlegelsteinhausenbergerdorff'.repeat(9)}&category=announcements`)
  await expect(
    page.getByRole('heading', { name: /Nothing on “Wolfe.+…” in Announcements yet/ }),
  ).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})

test('in forced colours only the chosen category looks chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openBlog(page, '?category=education')
  const looks = await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button')
    .evaluateAll((buttons) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'Canvas'
      const canvas = getComputedStyle(probe).color
      return buttons.map((button) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(button)
        return { text: button.textContent, isUnderlined: borderBottomColor !== canvas, backgroundColor }
      })
    })
  const [chosen, ...others] = looks.sort((one) => (one.text === 'Education' ? -1 : 1))
  expect(chosen).toMatchObject({ text: 'Education', isUnderlined: true })
  expect(others.map(({ isUnderlined }) => isUnderlined)).toEqual([false, false, false, false])
  expect(others.map(({ backgroundColor }) => backgroundColor)).not.toContain(chosen?.backgroundColor)
})
