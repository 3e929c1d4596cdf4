import { expect } from 'vitest'
import { crashStory } from './catalogueStories'
import { catalogueRows, comingSoonTitles } from './catalogueTexts'

const catalogueTexts = catalogueRows.flatMap(({ texts }) => texts)

/** What the document says. */
const words = () => document.body.textContent

/** True if the shown story shows what the catalogues of texts say that it shows. */
export async function expectTexts(story: string): Promise<void> {
  for (const { name, texts, shown } of catalogueRows) {
    if (shown !== story) continue
    for (const text of texts) await expect.poll(words, { message: name }).toContain(text)
  }
  if (story === crashStory) expect(words()).toContain('useAuth must be used within an AuthProvider')
  else if (story.startsWith('screens--error-catalogue--'))
    await expect
      .poll(() => catalogueTexts.some((text) => words().includes(text)), {
        message: 'a text of the error catalogue is shown',
      })
      .toBe(true)
  const title = comingSoonTitles.get(story)
  if (title) {
    const titles = [...document.querySelectorAll('[data-scope=toast][data-part=title]')]
    expect(titles.map(({ textContent }) => textContent)).toEqual([title])
  }
}
