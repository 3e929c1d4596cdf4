import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blogPosts, blogTopics, categoryNames, findPosts } from '@/data/content/blog'
import { placeholderNotices } from '@/data/content/notices'
import { type BlogView, blogCategories } from '@/data/site/blogView'
import * as blog from '../../stories/screens/Blog.stories'
import { overflow } from '../overflow'
import { emulate } from './support/emulate'
import { show } from './support/show'

const search = page.getByRole('searchbox', { name: 'Search articles' })
const category = (name: string) => page.getByRole('button', { name, exact: true })
const articles = () => document.querySelectorAll('article').length
const status = page.getByRole('status').first()
const said = () => status.element().textContent

/** Waits until the page shows a view, and says so. */
async function expectView({ q, category }: BlogView) {
  const { length } = findPosts({ q, category })
  const count = length === 1 ? '1 article' : `${length} articles`
  await expect
    .poll(said)
    .toBe(`${count}${category ? ` in ${categoryNames[category]}` : ''}${q ? ` for “${q}”` : ''}`)
  expect(articles()).toBe(length)
  const chosen = category ? categoryNames[category] : 'All'
  const pressed = page.getByRole('group', { name: 'Category' }).getByRole('button', { pressed: true })
  expect(pressed.elements().map(({ textContent }) => textContent)).toEqual([chosen])
}

describe('the search of the blog', () => {
  it('finds while it is typed, keeps the focus and every letter, and is cleared by its button', async () => {
    await show(blog, 'Front')
    await userEvent.type(search, 'LEVERAGE')
    await expectView({ q: 'LEVERAGE' })
    await expect.element(search).toHaveFocus()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.element(search).toHaveFocus()
    await expect.element(search).toHaveValue('')
    await expectView({})
    await expect.element(page.getByRole('region', { name: 'Featured articles' })).toBeVisible()
  })

  it('leaves the cursor where it is when a letter is typed into the middle', async () => {
    await show(blog, 'Searched')
    await search.click()
    await userEvent.keyboard('{Home}an ')
    await expect.element(search).toHaveValue('an KCC')
  })

  it('is narrowed by the categories, and both are undone by the ways back of an empty result', async () => {
    await show(blog, 'Front')
    for (const one of blogCategories) {
      await category(categoryNames[one]).click()
      await expectView({ category: one })
    }
    const [found] = findPosts({ category: 'education' })
    const q = found?.title ?? ''
    await search.fill(q)
    await expect
      .poll(() => page.getByRole('heading', { name: /^Nothing on/ }).element().textContent)
      .toMatch(/ in Features yet$/)
    await page.getByRole('button', { name: 'Search every category' }).click()
    await expect.poll(said).toMatch(/^1 article for /)
    await expect.element(status).toHaveFocus()
    await search.fill('no such thing')
    await page.getByRole('button', { name: 'Show all articles' }).click()
    await expectView({})
    await expect.element(search).toHaveValue('')
  })

  it('is filled by a topic, and its result is brought into view', async () => {
    await show(blog, 'Front')
    const topic = blogTopics[1] ?? { name: '', search: '' }
    await page.getByRole('button', { name: new RegExp(`^${topic.name} \\d+ articles?$`) }).click()
    await expect.element(search).toHaveValue(topic.search)
    await expect.element(status).toHaveFocus()
    await expect.element(status).toBeInViewport()
    await expectView({ q: topic.search })
  })

  it('takes any text, and shortens it where it is quoted, within a narrow window', async () => {
    await show(blog, 'Front', { width: 320, height: 700 })
    for (const text of ['🦁'.repeat(5_000), '<script>document.title = "taken"</script>', '\ud83e']) {
      await search.fill(text)
      await expect.poll(said, { message: text.slice(0, 20) }).toMatch(/articles? for “.{1,42}”$/u)
      expect(overflow(), text.slice(0, 20)).toBe(0)
    }
  })
})

it('an article says that it cannot be read yet, wherever it is pressed', async () => {
  await show(blog, 'Front')
  await page
    .getByRole('article')
    .nth(4)
    .click({ position: { x: 40, y: 60 } })
  await expect.element(page.getByText(placeholderNotices.article.title)).toBeVisible()
})

it('a phone shows six latest articles, and the others on request', async () => {
  await show(blog, 'Front', { width: 375, height: 800 })
  const latest = blogPosts.filter(({ featured }) => !featured)
  const region = page.getByRole('region', { name: 'Latest articles' })
  const more = region.getByRole('button', { name: `Show ${latest.length - 6} more articles` })
  await expect.poll(() => region.getByRole('article').elements().length).toBe(6)
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => region.getByRole('article').elements().length).toBe(latest.length)
  await expect.element(region.getByRole('article').nth(6).getByRole('button')).toHaveFocus()
  await expect.element(more).not.toBeInTheDocument()
})

it('in forced colours only the chosen category looks chosen', async () => {
  await emulate({ wishes: { 'forced-colors': 'active' } })
  await show(blog, 'Education')
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'Canvas'
  const canvas = getComputedStyle(probe).color
  const looks = page
    .getByRole('group', { name: 'Category' })
    .getByRole('button')
    .elements()
    .map((button) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(button)
      return { text: button.textContent, isUnderlined: borderBottomColor !== canvas, backgroundColor }
    })
  probe.remove()
  const chosen = looks.find(({ text }) => text === categoryNames.education)
  expect(looks.filter(({ isUnderlined }) => isUnderlined)).toEqual([chosen])
  expect(looks.filter(({ backgroundColor }) => backgroundColor === chosen?.backgroundColor)).toEqual([chosen])
})
