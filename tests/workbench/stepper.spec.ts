import {
  type Model,
  packLink,
  pathsOf,
  placeParameter,
  replay,
  stateParameter,
} from '@king-exchange/machine-workbench/models'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { allModels, models } from '../../models/models'
import { workbench } from '../../models/workbench'
import { stepperOf } from '../../stories/workbench/storyLink'
import { findBarriers, ofPart } from '../axe.ts'
import { overflowOf } from '../overflow.ts'
import { addressOf, test } from './workbench'

test.use({ trace: 'off' })

const packPlace = (place: Parameters<typeof packLink>[1]) => packLink(workbench, place)

const storyOf = ({ machine }: Model<AnyStateMachine>) => stepperOf(machine.id)
const all = Object.entries(allModels)

/** The state's name, which stands below its sentence. */
const stateName = (page: Page) => page.getByTestId('state')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stageFrame = 'iframe[title^="The component that runs"]'
const stage = (page: Page) => page.frameLocator(stageFrame)

async function begin(page: Page, name: string) {
  const choice = page.getByRole('combobox', { name: 'Starting point' })
  if ((await choice.count()) > 0) await choice.selectOption(name)
  await expect(stateName(page)).toBeVisible()
}

// All models are walked without a browser, in tests/models.
for (const name of ['auth', 'countdown', 'loginForm'] as const) {
  const model: Model<AnyStateMachine> = models[name]
  test(`the Stepper of ${name} goes to states by their paths, and back and forward again`, async ({
    workbench: { page, show, complaints },
  }) => {
    const paths = Object.entries(pathsOf(model))
    await show(storyOf(model))
    await begin(page, name)
    const reached = new Set<string>()
    for (const [state] of paths) {
      await goTo(page, state)
      const fresh = state.split(' ').filter((leaf) => !reached.has(leaf))
      for (const leaf of fresh) reached.add(leaf)
      if (fresh.length > 0) await test.step(`${state} is sound`, () => expectSoundStage(page))
    }
    const [last, path] = paths.at(-1) ?? ['', []]
    const before = replay(workbench, name, path).states.at(-2)
    if (before) {
      await press(page, 'Back')
      await expect(stateName(page)).toHaveText(before)
      await press(page, 'Forward')
      await expect(stateName(page)).toHaveText(last)
    }
    expect(complaints).toEqual([])
  })
}

/** Checks that nothing sticks out of the component's frame, and that axe finds nothing in it. */
async function expectSoundStage(page: Page) {
  const frame = await (await page.locator(stageFrame).elementHandle())?.contentFrame()
  if (!frame) throw new Error('The Stepper has no frame for its component')
  expect.soft(await overflowOf(frame), 'pixels that stick out sideways').toBeLessThanOrEqual(0)
  expect.soft(await findBarriers(frame, ofPart)).toEqual([])
}

/** Goes to a state by its shortest path: region by region, of which some may be in it already. */
async function goTo(page: Page, state: string) {
  const choices = page.getByRole('combobox', { name: /^State/ })
  for (const [region, part] of state.split(' ').entries()) await choices.nth(region).selectOption(part)
  await expect(stateName(page)).toHaveText(state)
}

test('component, next events and diagram are in a window of 1280 by 720, for each machine', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const machine of new Set(all.map(([, model]) => model.machine.id))) {
    // With the frame of the workbench around it.
    await page.goto(`/?story=${stepperOf(machine)}`)
    await expect(stateName(page)).not.toHaveText('starting')
    const parts = [
      page.locator(stageFrame),
      ...['Next events', 'Diagram'].map((name) => page.getByRole('region', { name })),
    ]
    for (const part of parts) {
      await expect.soft(part, machine).toBeInViewport({ ratio: 1 })
      const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
      expect.soft(Math.min(width, height), machine).toBeGreaterThan(200)
    }
    const next = page.getByRole('region', { name: 'Next events' }).getByRole('button')
    await expect.soft(next.first(), machine).toBeInViewport({ ratio: 1 })
    expect.soft(await overflowOf(page), machine).toBeLessThanOrEqual(0)
    await expect.soft(page.getByRole('heading', { name: 'Context' }), machine).toBeInViewport({ ratio: 1 })
  }
})

const lastStep = (page: Page): Locator => page.locator('[aria-current=step]')

test('a press in the component is a step of the same machine, whose state it shows', async ({
  workbench: { page, show },
}) => {
  await show(storyOf(models.loginForm))
  await begin(page, 'loginForm')
  await stage(page).getByLabel('Email').fill('ada')
  await expect(lastStep(page)).toContainText('1. form.edited')
  await stage(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(lastStep(page)).toContainText('form.submitted')
  await expect(stateName(page)).toHaveText('open.invalid')
  await expect(stage(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('of a long path the last step is in sight, with what it brought', async ({
  workbench: { page, show },
}) => {
  await show(storyOf(models.registerForm))
  await begin(page, 'registerForm')
  await goTo(page, 'open.failed')
  await expect(lastStep(page)).toHaveText('8. send failed error: User is banned')
  const isInSight = await lastStep(page).evaluate((button) => {
    const list = button.closest('ol')?.getBoundingClientRect()
    return button.getBoundingClientRect().bottom <= (list?.bottom ?? 0)
  })
  expect(isInSight).toBe(true)
})

test.describe('the Stepper of the login form', () => {
  test.beforeEach(async ({ workbench: { page, show } }) => {
    await show('stepper--form')
    await begin(page, 'loginForm')
  })

  test('says why an event cannot be taken', async ({ workbench: { page } }) => {
    const left = page.getByRole('button', { name: 'page.left', exact: true })
    await expect(left).toHaveAttribute('aria-disabled', 'true')
    await expect(left).toHaveAccessibleDescription('Only a call that is under way has to be aborted.')
    await expect(page.getByRole('button', { name: 'send failed', exact: true })).toHaveAccessibleDescription(
      'send is not running.',
    )
  })

  test('rejects with any row of the error catalogue, which the component shows', async ({
    workbench: { page },
  }) => {
    await goTo(page, 'sending')
    await page
      .getByRole('combobox', { name: 'Example of send failed' })
      .selectOption({ label: 'unconfirmed: Email not confirmed' })
    await press(page, 'send failed')
    await expect(stateName(page)).toHaveText('open.failed')
    await expect(stage(page).getByRole('button', { name: 'Send the email again' })).toBeVisible()
  })

  test('lets nothing answer until the time is over', async ({ workbench: { page } }) => {
    await goTo(page, 'sending')
    await press(page, 'let time pass')
    await expect(stateName(page)).toHaveText('sending')
    await page.getByRole('combobox', { name: 'Example of let time pass' }).selectOption('1 min')
    await press(page, 'let time pass')
    await expect(stateName(page)).toHaveText('open.failed')
    await expect(lastStep(page)).toContainText('61 s pass')
  })

  test('sends an edited payload, and says what is wrong with one that is none', async ({
    workbench: { page },
  }) => {
    await press(page, 'Edit the payload of form.edited')
    const payload = page.getByRole('textbox', { name: 'Payload of form.edited as JSON' })
    await payload.fill('{ "name": "email", ')
    await expect(page.getByRole('button', { name: 'form.edited', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(payload).toHaveValue('{ "name": "email", ')
    await payload.fill('{ "name": "email", "value": "grace@example.com" }')
    await press(page, 'form.edited')
    await expect(stage(page).getByLabel('Email')).toHaveValue('grace@example.com')
  })

  test('can be used by keyboard alone, and keeps the focus where it is', async ({ workbench: { page } }) => {
    const submit = page.getByRole('button', { name: 'form.submitted', exact: true })
    await submit.focus()
    await page.keyboard.press('Enter')
    await expect(stateName(page)).toHaveText('open.invalid')
    await expect(submit).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(stateName(page)).toHaveText('open.editing')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
  })

  test('keeps the diagram’s text in step, and has no barrier after some steps', async ({
    workbench: { page },
  }) => {
    await page.getByText('The statechart in words').click()
    const active = page.getByRole('listitem').filter({ hasText: /^(editing|invalid) \(active\)/ })
    await expect(active).toHaveText(/^editing \(active\)/)
    await press(page, 'form.submitted')
    await expect(active).toHaveText(/^invalid \(active\)/)
    await expect(page.getByRole('status').filter({ hasText: 'Now in open.invalid' })).toBeAttached()
    expect(await findBarriers(page, ofPart)).toEqual([])
  })
})

test('a machine is at its beginning for each test, also where the test before has stepped it', async ({
  workbench: { page, show },
}) => {
  await show('stepper--auth')
  await begin(page, 'auth')
  const beginning = await stateName(page).innerText()
  await press(page, 'SIGNED_IN')
  await expect(stateName(page)).not.toHaveText(beginning)
  await show('stepper--auth')
  await expect(stateName(page)).toHaveText(beginning)
})

test('an event that can no longer happen keeps the focus of the one who pressed it', async ({
  workbench: { page, show },
}) => {
  await show('stepper--auth')
  await begin(page, 'auth')
  await press(page, 'SIGNED_IN')
  const signOut = page.getByRole('button', { name: 'signOut.requested', exact: true })
  await signOut.focus()
  await page.keyboard.press('Enter')
  await expect(signOut).toHaveAttribute('aria-disabled', 'true')
  await expect(signOut).toBeFocused()
})

const open = async (page: Page, place: string) => {
  await page.goto(`${addressOf('stepper--form')}&${placeParameter}=${place}`)
  await expect(stateName(page)).toBeVisible()
}

test('the end of a logout is offered beside what the provider reports of it', async ({
  workbench: { page, show },
}) => {
  await show('stepper--auth')
  await begin(page, 'auth')
  await press(page, 'SIGNED_IN')
  await press(page, 'signOut.requested')
  const events = page.getByRole('region', { name: 'Next events' }).getByRole('listitem')
  const names = await events.allInnerTexts()
  const place = (name: string) => names.findIndex((text) => text.startsWith(name))
  expect(place('SIGNED_OUT')).toBeGreaterThan(place('Answers and timeouts'))
  expect(place('signOut done')).toBeGreaterThan(place('SIGNED_OUT'))
  expect(place('Not in this state')).toBeGreaterThan(place('signOut done'))
})

test.describe('a link', () => {
  const edited = { type: 'form.edited', name: 'email', value: 'ada@example.com' }

  test('opens the same state at another desk, and the steps that were taken back', async ({ page }) => {
    await open(
      page,
      packPlace({ start: 'loginForm', taken: 2, steps: [edited, { type: 'form.submitted' }, edited] }),
    )
    await expect(stateName(page)).toHaveText('open.invalid')
    await expect(stage(page).getByLabel('Email')).toHaveValue('ada@example.com')
    await press(page, 'Forward')
    await expect(lastStep(page)).toContainText('3. form.edited')
    const address = page.url()
    await page.reload()
    await expect(lastStep(page)).toContainText('3. form.edited')
    expect(page.url()).toBe(address)
  })

  test('holds no password that was typed', async ({ page }) => {
    await open(page, 'loginForm*0')
    await stage(page).getByLabel('Password', { exact: true }).fill('hunter2!')
    await expect(lastStep(page)).toContainText('1. form.edited')
    expect(new URL(page.url()).searchParams.get(placeParameter)).toMatch(
      /^loginForm\*1\*form\.edited-[a-z\d]{3}$/,
    )
    await page.reload()
    await expect(stage(page).getByLabel('Password', { exact: true })).toHaveValue('Quiet-Lantern-47')
  })

  test('to a state opens it, whichever model leads there', async ({ page }) => {
    await page.goto(`${addressOf('stepper--copy')}&${stateParameter}=refused`)
    await expect(stateName(page)).toHaveText('refused')
    await page.goto(`${addressOf('stepper--second-factor')}&${stateParameter}=unsupported`)
    await expect(stateName(page)).toHaveText('unsupported')
    await expect(page.getByRole('combobox', { name: 'Starting point' })).toHaveValue(
      'secondFactorWithoutCode',
    )
  })

  test('that is too old says at which step it no longer fits', async ({ page }) => {
    await open(page, packPlace({ start: 'loginForm', taken: 2, steps: [edited, { type: 'form.melted' }] }))
    await expect(page.getByText('Step 2 of the link, form.melted, no longer fits')).toBeVisible()
    await expect(stateName(page)).toHaveText('open.editing')
    await expect(stage(page).getByLabel('Email')).toHaveValue('ada@example.com')
  })

  test('to an example that is gone says so, and opens the step before', async ({ page }) => {
    await open(page, 'loginForm*2*form.submitted*form.edited-zzz')
    await expect(page.getByText('The example that it names is gone.')).toBeVisible()
    await expect(stateName(page)).toHaveText('open.invalid')
    await press(page, 'form.submitted')
    await expect(page.getByText('The example that it names is gone.')).toHaveCount(0)
  })

  test('that is damaged says so, and begins at the beginning', async ({ page }) => {
    await open(page, 'loginForm.2')
    await expect(page.getByText('What the link leads to cannot be read')).toBeVisible()
    await expect(stateName(page)).toHaveText('open.editing')
  })
})
