import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as about from '../../stories/screens/About.stories'
import * as api from '../../stories/screens/Api.stories'
import * as blog from '../../stories/screens/Blog.stories'
import * as cards from '../../stories/screens/Cards.stories'
import * as contact from '../../stories/screens/Contact.stories'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as features from '../../stories/screens/Features.stories'
import * as home from '../../stories/screens/Home.stories'
import * as market from '../../stories/screens/Market.stories'
import * as token from '../../stories/screens/Token.stories'
import { loggedErrors, show } from './support/show'

/** Lets the rendering of the elements that a selector finds by themselves throw until the answer is called. */
function breakElements(selector: string): () => void {
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent') ?? {}
  // By this React gives an element its text, while it renders.
  const spy = vi.spyOn(Node.prototype, 'textContent', 'set').mockImplementation(function (this: Node, text) {
    if (this instanceof Element && this.matches(selector)) throw new Error(`Provoked in ${text}`)
    set?.call(this, text)
  })
  return () => spy.mockRestore()
}

/** The parts that have failed, without the footer. A story may be a page without its frame. */
const failed = () => [...(document.querySelector('main') ?? document).querySelectorAll('[data-failed-part]')]

/** Shows a page whose elements of a kind throw: so many parts fail by themselves, and Retry brings each back. */
async function expectParts(broken: string, parts: number, open: () => Promise<void>): Promise<void> {
  const heal = breakElements(broken)
  await open()
  await expect.poll(failed, { timeout: 30_000 }).toHaveLength(parts)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loggedErrors.join()).toContain('Provoked in ')
  heal()
  for (let remaining = parts; remaining > 0; remaining -= 1) {
    const retry = failed()[0]?.querySelector('button')
    expect(retry?.textContent).toBe('Retry')
    retry?.click()
    await expect.poll(failed).toHaveLength(remaining - 1)
  }
  expect(document.querySelector(`:is(${broken})`)).not.toBeNull()
}

describe('a fault stays in its part of the page, and Retry brings that back', () => {
  it.each([
    ['the home page', 'h2, dt', 11, () => show(home, 'SignedOut')],
    ['the About page', 'h2', 5, () => show(about, 'Page')],
    ['the API page', 'h2', 4, () => show(api, 'Page')],
    ['the sections of the blog', 'h2', 4, () => show(blog, 'Front')],
    ['the articles of the blog', 'h3', 2, () => show(blog, 'Front')],
    ['the articles that were found', 'h3', 1, () => show(blog, 'Searched')],
    ['the contact page', 'h2', 4, () => show(contact, 'Empty')],
    ['the features', 'h2', 9, () => show(features, 'Page')],
    ['the figures of the market', 'dt', 1, () => show(market, 'All')],
    ['the list of the market', 'option', 1, () => show(market, 'Gainers')],
    ['the token page', 'h2', 6, () => show(token, 'Page')],
    ['the dashboard', 'h2', 6, () => show(dashboard, 'DemoAccount')],
    ['the cards', 'h2', 3, () => show(cards, 'SignedIn')],
  ])('%s', (_, broken, parts, open) => expectParts(broken, parts, open))
})
