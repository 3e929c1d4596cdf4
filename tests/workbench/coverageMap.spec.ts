import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { CoverageMap } from '../../models/coverage/coverageMap.ts'
import { storyIds, test } from './workbench'

const map: CoverageMap = JSON.parse(readFileSync('stories/coverage/coverageMap.json', 'utf8'))
const story = 'workbench--coverage-map--every-machine'
const withQuestions = 'workbench--coverage-map--with-open-questions'

test('the coverage map has a table for each machine, and a cell for each event in each state', async ({
  workbench: { page, show },
}) => {
  await show(story)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(Object.keys(map))
  for (const [machine, states] of Object.entries(map)) {
    const table = page.getByRole('table', { name: machine, exact: true })
    await expect(table.getByRole('rowheader')).toHaveCount(Object.keys(states).length)
    const cells = Object.values(states).flatMap((state) => Object.keys(state.cells))
    await expect(table.getByRole('cell').filter({ hasNotText: 'cannot happen' })).toHaveCount(cells.length)
  }
})

test('the coverage map shows one machine alone, and a link to it shows the same', async ({
  workbench: { page, show },
}) => {
  await show(story)
  const choice = page.getByLabel('Machine')
  await choice.selectOption('form')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['form'])
  expect(new URL(page.url()).searchParams.get('machine')).toBe('form')

  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['form'])
  await expect(choice).toHaveValue('form')
  await choice.selectOption('All machines')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(Object.keys(map).length)
})

test('every cell of the coverage map says in words how it is answered, why, and who has tried it', async ({
  workbench: { page, show },
}) => {
  await show(story)
  const row = page.getByRole('table', { name: 'form', exact: true }).getByRole('row', { name: /^sending/ })
  const reason = 'It is sent once, however often the button is pressed.'
  await expect(row).toContainText(`Ignored on purpose; ${reason}; model-tested`)
  await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
})

test('the keyboard scrolls the tables of the coverage map on a phone', async ({
  workbench: { page, show },
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await show(story)
  const region = page.getByRole('region', { name: 'auth', exact: true })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('the names of states lead to stories that are there', async ({ workbench: { page, show } }) => {
  await show(story)
  const addresses = await page
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('?story=', '') ?? ''))
  const linked = Object.values(map).flatMap((states) =>
    Object.values(states).flatMap(({ stories }) => stories),
  )
  expect(addresses.toSorted()).toEqual(linked.toSorted())
  expect(addresses.filter((id) => !storyIds().includes(id))).toEqual([])
})

test('a cell that is unanswered, or that nobody has tried, stands out and is counted', async ({
  workbench: { page, show },
}) => {
  await show(withQuestions)
  const cell = page.getByRole('cell', { name: 'Unanswered; no test has tried it' })
  await expect(cell).toHaveCount(1)
  const calm = page.getByRole('cell', { name: 'Handled; model-tested, browser-tested' }).first()
  const paint = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await cell.evaluate(paint)).not.toBe(await calm.evaluate(paint))
  const total = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .locator('dd')
      .first()
  await expect(total('Unanswered')).toHaveText('1')
  await expect(total('Untried')).toHaveText('2')
})
