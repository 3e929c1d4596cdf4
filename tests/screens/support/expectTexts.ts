import { expect } from 'vitest'
import { crashStory } from '../../../stories/texts/catalogueStories'
import { type CatalogueRow, catalogueRows, comingSoonTitles } from '../../../stories/texts/catalogueTexts'

const textsOf = ({ title, text }: CatalogueRow) => [title, text].filter((each) => each !== undefined)

const catalogueTexts = catalogueRows.flatMap(textsOf)

const words = () => document.body.textContent

/** Expects the texts that the catalogues name for the shown story. */
export async function expectTexts(story: string): Promise<void> {
  for (const row of catalogueRows) {
    if (row.shown !== story) continue
    const message = `${row.situation} (stories/texts/catalogueStories.ts names this story for it)`
    for (const text of textsOf(row)) await expect.poll(words, { message }).toContain(text)
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
