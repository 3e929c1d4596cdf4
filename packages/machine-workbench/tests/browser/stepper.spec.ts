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

test('the last of two steps within a frame is compared with what was seen between them', async ({
  page,
  origin,
}) => {
  await page.goto(origin)
  await expect(heading(page)).toHaveText('off')
  await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')]
    for (const name of ['lamp.switched', '+1 s']) {
      buttons.find((button) => button.textContent === name)?.click()
      // So short a time has no two frames.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect(heading(page)).toHaveText('warming')
  await expect(
    page.getByText('The last step changes nothing for the visitor.', { exact: true }),
  ).toBeVisible()
})

test('a new state is said without what was remarked on the step before', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=warming`)
  await press(page, '+1 s')
  const remark = 'The last step changes nothing for the visitor.'
  const status = page.getByRole('status').filter({ hasText: 'Now in' })
  await expect(status).toContainText(remark)
  const said = await status.evaluateHandle((region) => {
    const texts: (string | null)[] = []
    new MutationObserver((changes) => texts.push(...changes.map(({ oldValue }) => oldValue))).observe(
      region,
      {
        characterData: true,
        characterDataOldValue: true,
        subtree: true,
      },
    )
    return texts
  })
  await press(page, 'bulb.broken')
  await expect(status).toContainText('Now in broken')
  await expect(status).not.toContainText(remark)
  const texts = await said.jsonValue()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text?.includes('Now in broken') && text.includes(remark))).toEqual([])
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

test('the choice of the whole diagram says what it is and whether it is made', async ({ page, origin }) => {
  await page.goto(origin)
  const fit = page.getByRole('button', { name: 'Fit the whole diagram' })
  await expect(fit).toHaveAttribute('aria-pressed', 'false')
  await fit.click()
  await expect(fit).toHaveAttribute('aria-pressed', 'true')
  await expect(fit).toHaveText('Fit')
})

test('a window that is cut is reached by the keyboard, by a name', async ({ page, origin }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await page.goto(origin)
  const cut = page.getByRole('group', { name: 'The component that runs lamp, to be scrolled sideways' })
  await expect(page.locator('iframe')).toBeVisible()
  await expect(cut).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Width of the component' }).selectOption('1440')
  await cut.focus()
  await expect(cut).toBeFocused()
})

test('time passes by hand alone', async ({ page, origin }) => {
  await page.goto(`${origin}?${stateParameter}=on`)
  await press(page, '+1 s')
  await expect(heading(page)).toHaveText('off')
  await expect(page.getByText('2026-01-01 00:00:01 UTC')).toBeVisible()
})

test('the coverage map names what is open, and leads to a state', async ({ page, origin }) => {
  await page.goto(`${origin}map.html`)
  const row = page.getByRole('row', { name: /^warming/ })
  await expect(row.getByRole('cell', { name: /^Unanswered/ })).toHaveCount(2)
  await row.getByRole('link', { name: 'warming' }).click()
  await expect(heading(page)).toHaveText('warming')
})
