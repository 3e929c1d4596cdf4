import { expect, type Page } from '@playwright/test'
import { crashStory } from './catalogueStories'
import { catalogueRows, comingSoonTitles } from './catalogueTexts'
import { storyIds } from './storyIds'
import { expectSound } from './sweep'
import { test } from './workbench'

// A trace of each story would take longer than its checks.
test.use({ trace: 'off' })

const catalogueTexts = catalogueRows.flatMap(({ texts }) => texts)

/** True if a story shows what the catalogues of texts say that it shows. */
async function expectItsTexts(story: string, page: Page) {
  const body = page.locator('body')
  for (const { name, texts, shown } of catalogueRows) {
    if (shown !== story) continue
    for (const text of texts) await expect.soft(body, name).toContainText(text)
  }
  if (story === crashStory) await expect(body).toContainText('useAuth must be used within an AuthProvider')
  else if (story.startsWith('screens--error-catalogue--')) {
    const isFound = async () => {
      const words = (await body.textContent()) ?? ''
      return catalogueTexts.some((text) => words.includes(text))
    }
    await expect.poll(isFound, 'a text of the error catalogue is shown').toBe(true)
  }
  const title = comingSoonTitles.get(story)
  if (title) await expect(page.locator('[data-scope=toast][data-part=title]')).toHaveText([title])
}

/** The stories, by the file that they are of. */
const files = new Map<string, string[]>()
for (const story of storyIds()) {
  const file = story.split('--').slice(0, -1).join('--')
  files.set(file, [...(files.get(file) ?? []), story])
}

test('the workbench is built and has stories', () => {
  expect(files.size, 'Build it first: npm run workbench:build').toBeGreaterThan(0)
})

for (const [file, stories] of files) {
  test.describe(file, () => {
    // In one worker one after the other: each story begins at the width at which the one before it has ended.
    test.describe.configure({ mode: 'default' })
    for (const [index, story] of stories.entries()) {
      test(`${story} renders by itself and has no accessibility defect`, ({ workbench }) =>
        expectSound(workbench, story, index % 2 === 1, expectItsTexts))
    }
  })
}
