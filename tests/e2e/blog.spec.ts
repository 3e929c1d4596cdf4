import type { Page } from '@playwright/test'
import { findPosts } from '@/data/content/blog'
import type { BlogView } from '@/data/site/blogView'
import { expect, openBeforeScripts, test } from './support.ts'

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`; how it behaves, of its story, in
// `tests/screens/blog.test.ts`.

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const articles = (page: Page) => page.getByRole('main').getByRole('article')
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectView = (page: Page, view: BlogView) => expect(articles(page)).toHaveCount(findPosts(view).length)

test('the view is in the address: a category is a step of the history, typing is none, and a reload keeps both', async ({
  page,
}) => {
  const start = await openBeforeScripts(page, '/blog?q=api')
  await expect(articles(page).first()).toBeHidden()
  await start()
  await expect(articles(page).first()).toBeVisible()
  await expectView(page, { q: 'api' })
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/blog')
  await category(page, 'Education').click()
  await expect(page).toHaveURL('/blog?category=education')
  const steps = await page.evaluate(() => history.length)
  await box(page).pressSequentially('%0[?')
  await expect(box(page)).toHaveValue('%0[?')
  await box(page).fill('order book')
  await expect(page).toHaveURL('/blog?q=order+book&category=education')
  await page.reload()
  await expect(box(page)).toHaveValue('order book')
  await expectView(page, { q: 'order book', category: 'education' })
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await category(page, 'Features').click()
  await expectView(page, { q: 'order book', category: 'features' })
  await page.goBack()
  await expectView(page, { q: 'order book', category: 'education' })
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
  await box(page).fill('kcc')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(box(page)).toHaveValue('')
})
