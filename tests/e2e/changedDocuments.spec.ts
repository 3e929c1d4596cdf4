import type { Page } from '@playwright/test'
import { marketAssets } from '@/data/market/marketAssets'
import { changeDocuments, changes } from './changedDocuments.ts'
import { forms, publicPages } from './documents.ts'
import { expect, openBeforeScripts, test } from './support.ts'

// Translations and extensions change a document before it is hydrated, so that React renders the page anew. Nothing of it
// is lost then, and nothing that the visitor has done in it.

/** Words beside a live figure that change with it. */
const trends = ['down', 'unchanged']

/** The words of the whole page, for people and for readers of a picture of it; without the figures, which change. */
async function words(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  return text.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !trends.includes(word))
}

/** The words of the page at the width of a phone and at that of a desktop. */
async function wordsAtWidths(page: Page): Promise<string[][]> {
  await page.setViewportSize({ width: 375, height: 800 })
  const narrow = await words(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  return [narrow, await words(page)]
}

/** The words that are missing among others, each as often as it is. */
function missing(words: string[], others: string[]): string[] {
  const unmatched = [...others]
  return words.filter((word) => {
    const at = unmatched.indexOf(word)
    if (at >= 0) unmatched.splice(at, 1)
    return at < 0
  })
}

for (const path of [...publicPages, ...forms]) {
  test(`${path} keeps all its words when its document is changed before hydration`, {
    tag: path === '/' ? [] : '@night',
  }, async ({ context, page }) => {
    await page.goto(path)
    const whole = await wordsAtWidths(page)
    expect(whole.map(({ length }) => length > 20)).toEqual([true, true])
    for (const [how, change] of Object.entries(changes)) {
      const changed = await context.newPage()
      await changeDocuments(changed, change)
      await changed.goto(path)
      await changed.locator('html[data-page=hydrated]').waitFor()
      const lost = async () => {
        const now = await wordsAtWidths(changed)
        return whole.map((words, at) => missing(words, now[at] ?? []))
      }
      await expect.poll(lost, { message: `${path} that ${how}` }).toEqual([[], []])
      await changed.close()
    }
  })
}

for (const [path, name, text, how, ...tag] of [
  ['/contact', 'Message', 'Where is my\ncoin?', 'is translated'],
  ['/market', 'Search assets by name or symbol', 'bit', 'has parts of an extension in it', '@night'],
] as const) {
  test(`what is typed early on ${path} and the focus outlive that the page ${how}`, {
    tag,
  }, async ({ page }) => {
    await changeDocuments(page, changes[how])
    const start = await openBeforeScripts(page, path)
    const field = page.getByLabel(name, { exact: true })
    await field.focus()
    await page.keyboard.insertText(text)
    const typedInto = await field.elementHandle()
    await start()
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
    // Otherwise the page was not rendered anew, and the test says nothing.
    expect(await typedInto?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  })
}

test('a question that was opened early stays open in a page that is translated', {
  tag: '@night',
}, async ({ page }) => {
  await changeDocuments(page, changes['is translated'])
  const start = await openBeforeScripts(page, '/support')
  const question = page.locator('main details').nth(1)
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  await start()
  await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '')
})

test.describe('a page that is translated after it answers', () => {
  test.use({ reducedMotion: 'no-preference' })

  const translateNow = (page: Page) => page.evaluate(`(${changes['is translated'].toString()})()`)

  test('/market moves its prices, counts what it finds, sorts and opens the drawer', async ({ page }) => {
    // Every text, also what is not to be translated.
    await page.goto('/market')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[translate=no]')) element.removeAttribute('translate')
    })
    await translateNow(page)
    const price = page.locator('tbody [data-price]').first()
    const before = await price.textContent()
    await expect(price).not.toHaveText(before ?? '')
    const search = page.getByLabel('Search assets by name or symbol')
    await search.fill('bit')
    const shown = page.getByText(new RegExp(`\\d of ${marketAssets.length}\\b`)).first()
    await expect(shown).not.toHaveText(new RegExp(`^${marketAssets.length} of`))
    await search.fill('zzz')
    await expect(page.getByText(/No asset matches/)).toContainText('zzz')
    await search.fill('zzzz')
    await expect(page.getByText(/No asset matches/)).toContainText('zzzz')
    await search.fill('')
    await page.getByRole('button', { name: 'Losers' }).click()
    await expect(shown).not.toHaveText(new RegExp(`^${marketAssets.length} of`))
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})
