import { coverageMap, shownStatesOf } from '@king-exchange/machine-workbench/models'
import { expect } from '@playwright/test'
import { allModels } from '../../models/models'
import { subjects } from '../../models/workbench'
import { stateLink } from '../../stories/workbench/storyLink'
import { test } from './workbench'

const map = coverageMap(subjects, shownStatesOf(allModels))
const story = 'workbench--coverage-map--every-machine'
const oneMachine = 'workbench--coverage-map--one-machine'
const withQuestions = 'workbench--coverage-map--with-open-questions'

test('the coverage map has a cell for each event in each state, and leads to the Stepper', async ({
  workbench: { page, show },
}) => {
  await show(story)
  for (const [machine, states] of Object.entries(map)) {
    await page.getByLabel('Machine', { exact: true }).selectOption(machine)
    const table = page.getByRole('table', { name: machine, exact: true })
    await expect(table.getByRole('rowheader')).toHaveCount(Object.keys(states).length)
    const cells = Object.values(states).flatMap((state) => Object.keys(state.cells))
    await expect(table.getByRole('cell').filter({ hasText: /./ })).toHaveCount(cells.length)

    const addresses = await table
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(Object.keys(states).map((state) => stateLink(machine, state)))
  }
})

test('the coverage map leads from the totals to a machine, and a link shows the same', async ({
  workbench: { page, show },
}) => {
  await show(story)
  const choice = page.getByLabel('Machine', { exact: true })
  const all = page.getByRole('region', { name: 'All machines' })
  await expect(all.getByRole('rowheader')).toHaveText(Object.keys(map))
  await all.getByRole('button', { name: 'form', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['form'])
  await expect(choice).toBeFocused()
  expect(new URL(page.url()).searchParams.get('machine')).toBe('form')

  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['form'])
  await expect(choice).toHaveValue('form')
  await choice.selectOption('All machines')
  await expect(all).toBeVisible()
  expect(new URL(page.url()).searchParams.get('machine')).toBeNull()
})

test('every cell of the coverage map says in words how it is answered and why', async ({
  workbench: { page, show },
}) => {
  await show(oneMachine)
  const row = page
    .getByRole('table', { name: 'form', exact: true })
    .getByRole('row', { name: /^The form is being sent/ })
  const reason = 'It is sent once, however often the button is pressed.'
  await expect(row.getByRole('cell', { name: `Ignored on purpose; ${reason}`, exact: true })).not.toHaveCount(
    0,
  )
  await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
})

test('the keyboard scrolls the tables of the coverage map on a phone', async ({
  workbench: { page, show },
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await show(story)
  await page.getByLabel('Machine', { exact: true }).selectOption('auth')
  const region = page.getByRole('region', { name: 'auth', exact: true })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('a cell that is unanswered stands out, and is one press away from its count', async ({
  workbench: { page, show },
}) => {
  await show(withQuestions)
  const paint = (element: Element) => getComputedStyle(element).outlineStyle
  const open = await page.getByRole('cell', { name: 'Unanswered', exact: true }).evaluate(paint)
  expect(open).not.toBe(
    await page.getByRole('cell', { name: 'Handled', exact: true }).first().evaluate(paint),
  )
  const totals = page.getByRole('group', { name: 'Totals' })
  const count = totals.getByRole('button', { name: 'Unanswered 1', exact: true })
  await count.press('Enter')
  const cells = page.getByRole('region', { name: 'Cells: Unanswered' }).getByRole('row')
  await expect(cells).toContainText(['Event', 'bulb.broken'])
  expect(new URL(page.url()).searchParams.get('only')).toBe('unanswered')
  await expect(cells.getByRole('link', { name: 'off' })).toHaveAttribute('href', stateLink('lamp', 'off'))
  await page.reload()
  await expect(count).toHaveAttribute('aria-pressed', 'true')
  await count.click()
  await expect(page.getByRole('table', { name: 'lamp', exact: true })).toBeVisible()
})

test('the tables of the map fit into 1280 pixels, and begin in the upper half of a window', async ({
  workbench: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  // With the frame of the workbench around it.
  await page.goto(`/?story=${story}`)
  for (const machine of Object.keys(map)) {
    await page.getByLabel('Machine', { exact: true }).selectOption(machine)
    const region = page.getByRole('region', { name: machine, exact: true })
    const { top, missing } = await region.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      missing: element.scrollWidth - element.clientWidth,
    }))
    expect.soft(missing, machine).toBe(0)
    expect.soft(top, machine).toBeLessThan(360)
  }
})
