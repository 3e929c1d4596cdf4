import { expect, type Page } from '@playwright/test'
import { pathsOf } from '../../src/model.ts'
import { eventLabel } from '../../src/statechart.ts'
import { placeParameter, stateParameter } from '../../src/stepLinks.ts'
import { lamp } from '../fixture/lamp.ts'
import { test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const stage = (page: Page) => page.frameLocator('iframe')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const [state, path] of Object.entries(pathsOf(lamp))) {
  test(`the lamp is shown ${state} after the steps that lead there`, async ({ page, origin }) => {
    await page.goto(origin)
    await expect(heading(page)).toHaveText('off')
    for (const { type } of path) await press(page, eventLabel(lamp.machine, type))
    await expect(heading(page)).toHaveText(state)
    await expect(stage(page).getByText(`The lamp is ${state}`)).toBeVisible()
  })
}

test('a press in the component is a step, which goes back and forward', async ({ page, origin }) => {
  await page.goto(origin)
  await stage(page).getByRole('button', { name: 'Switch' }).click()
  await expect(heading(page)).toHaveText('warming')
  await press(page, 'Back')
  await expect(heading(page)).toHaveText('off')
  await press(page, 'Forward')
  await expect(heading(page)).toHaveText('warming')
  await expect(page.locator('[aria-current=step]')).toContainText('1. lamp.switched')
})

test('a call fails with an error of the model, or with one of the workbench', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=warming`)
  await expect(heading(page)).toHaveText('warming')
  const choice = page.getByRole('combobox', { name: 'Example of warm failed' })
  await expect(choice.getByRole('option')).toHaveText([
    'error: No power',
    'blackout: The whole street is dark',
  ])
  await choice.selectOption({ label: 'blackout: The whole street is dark' })
  await press(page, 'warm failed')
  await expect(heading(page)).toHaveText('off')
})

test('an event that can no longer happen keeps the focus and what was chosen for it', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}?${stateParameter}=warming`)
  const choice = page.getByRole('combobox', { name: 'Example of warm failed' })
  await choice.selectOption({ label: 'blackout: The whole street is dark' })
  const failed = page.getByRole('button', { name: 'warm failed', exact: true })
  await failed.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('off')
  await expect(failed).toHaveAttribute('aria-disabled', 'true')
  await expect(failed).toBeFocused()
  await press(page, 'lamp.switched')
  await expect(heading(page)).toHaveText('warming')
  await expect(choice.getByRole('option', { selected: true })).toHaveText(
    'blackout: The whole street is dark',
  )
})

test('the address holds the steps, and opens the same state again', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=on`)
  await expect(heading(page)).toHaveText('on')
  const address = new URL(page.url())
  expect(address.searchParams.get(stateParameter)).toBeNull()
  expect(address.searchParams.get(placeParameter)).toBe('lamp*2*lamp.switched*done.warm')
  await page.reload()
  await expect(heading(page)).toHaveText('on')
})

test('time passes by hand alone', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=on`)
  await press(page, 'let time pass')
  await expect(heading(page)).toHaveText('off')
  await expect(page.locator('[aria-current=step]')).toContainText('3. 1 s pass')
})

test('an event that is ignored says why, in the words of the model', async ({ page, origin }) => {
  await page.goto(origin)
  await expect(page.getByRole('button', { name: 'lamp.dimmed', exact: true })).toHaveAccessibleDescription(
    'A dark lamp cannot be darker.',
  )
})

test('an address of a state that is gone says so', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=melted`)
  await expect(page.getByText('What the link leads to cannot be read, or is gone.')).toBeVisible()
  await expect(heading(page)).toHaveText('off')
})

test('the coverage map names what is open, and leads to a state', async ({ page, origin }) => {
  await page.goto(`${origin}map.html`)
  const row = page.getByRole('row', { name: /^warming/ })
  await expect(row.getByRole('cell', { name: /^Unanswered/ })).toHaveCount(2)
  await row.getByRole('link', { name: 'warming' }).click()
  await expect(heading(page)).toHaveText('warming')
})
