import { expect, type Page } from '@playwright/test'
import { writeRecord } from '../records.ts'
import { machineStories } from './machineStories'
import { expectSound } from './sweep'
import { test } from './workbench'

// A trace of each story would take longer than its checks.
test.use({ trace: 'off' })

const figuresIn = (text: string | null) => text?.match(/[\d,]+\.\d\d/g) ?? []

/** Checks that the picture of a machine of prices shows those that the machine holds, after some steps. */
async function expectPricesInPicture(page: Page, motion: string) {
  const picture = page.locator('#ladle-root [data-motion]')
  const remembered = figuresIn(await page.getByRole('table').first().textContent())
  expect(remembered.length).toBeGreaterThan(0)
  expect(remembered).not.toContain('68.73')
  expect(figuresIn(await picture.textContent())).toEqual(expect.arrayContaining(remembered))
  await expect(picture).toHaveAttribute('data-motion', motion)
}

for (const { machine, stories } of machineStories) {
  test.describe(machine.id, () => {
    // In one worker one after the other, for the record and for the width at which each begins.
    test.describe.configure({ mode: 'default' })
    const shown: Record<string, string[]> = {}
    for (const [index, [story, state = '']] of [...stories].entries()) {
      test(`${story} shows ${state}, and has no accessibility defect`, ({ workbench }) =>
        expectSound(workbench, story, index % 2 === 1, async (_, page) => {
          // A parallel machine is in a state of each of its parts.
          const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
          expect(heading?.split(' ')).toContain(state)
          if (machine.id === 'priceReader') await expectPricesInPicture(page, state)
          shown[state] = [...(shown[state] ?? []), story]
        }))
    }
    test.afterAll(() => {
      // Without all of its stories, after a failure or by choice, a machine has no record.
      if (Object.values(shown).flat().length === stories.size)
        writeRecord('story', machine.id, { [machine.id]: shown })
    })
  })
}
