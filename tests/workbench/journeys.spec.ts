import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Choice, Journey, Sight, Step } from 'machine-workbench/source/journeys'
import { placeAfter, type Stretch, searchOf } from 'machine-workbench/source/journeys'
import { storyNow } from '../../stories/fixtures'
import { journeys } from '../../stories/journeys/journeys'
import { account } from '../../stories/journeys/sights'
import { findBarriers, ofPart } from '../axe.ts'
import { overflowOf } from '../overflow.ts'
import { test, type Workbench } from './workbench'

test.use({ trace: 'off' })

const addressOf = ({ id }: Journey, search: Record<string, string> = {}) =>
  `/?${new URLSearchParams({ story: `journeys--${id}`, mode: 'preview', ...search })}`

const stageOf = (page: Page) => page.frameLocator('iframe')
const status = (page: Page) => page.locator('[data-journey-state]')

/** Waits until the stage has come to the end of a way. */
async function expectThere(page: Page, way: readonly Stretch[]) {
  const { name = '' } = way.at(-1)?.choice ?? {}
  await expect(status(page)).toHaveText(new RegExp(`^Step ${way.length} of \\d+: `), { timeout: 60_000 })
  await expect(status(page)).toContainText(name)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Checks on the stage, by the means of the browser tests, what a step is to show. */
async function expectSeen(page: Page, stage: FrameLocator, sight: Sight) {
  switch (sight.see) {
    case 'page':
      return expect(stage.getByRole('heading', { level: 1, name: sight.title, exact: true })).toBeVisible()
    case 'notice': {
      const toast = stage.locator('[data-scope="toast"][data-part="root"][data-state="open"]')
      await expect(toast).toHaveCount(1)
      await expect(toast.locator('[data-part="title"]')).toHaveText(sight.title)
      if (sight.description)
        await expect(toast.locator('[data-part="description"]')).toHaveText(sight.description)
      return
    }
    case 'text':
      return expect(stage.locator('body')).toContainText(sight.text, { useInnerText: true, ignoreCase: true })
    case 'value':
      return expect(stage.getByLabel(sight.label, { exact: true }).first()).toHaveValue(sight.text)
    case 'address':
      return expect(page.getByText(`The page on the stage: ${sight.path}`, { exact: true })).toBeVisible()
    case 'fact':
      expect(sight).toBe(account)
      return expect(stage.locator('html[data-account]')).toHaveCount(1)
    case 'call':
      return expect(page.getByRole('listitem').filter({ hasText: /grant_type|token/ })).not.toHaveCount(0)
  }
}

async function openAt({ page, complaints }: Workbench, journey: Journey, way: readonly Stretch[]) {
  complaints.length = 0
  await page.goto(addressOf(journey, searchOf(journey, placeAfter(way))))
  await expectThere(page, way)
}

/** Checks that the address holds a place, and nothing else. */
const expectAddress = (page: Page, journey: Journey, search: Record<string, string>) =>
  expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ story: `journeys--${journey.id}`, mode: 'preview', ...search })

/** Checks what is seen at the end of a way, and that nothing was said, asked or logged that does not belong to it. */
async function expectArrived({ page, complaints }: Workbench, journey: Journey, way: readonly Stretch[]) {
  await expectThere(page, way)
  for (const sight of way.at(-1)?.choice.sights ?? []) await expectSeen(page, stageOf(page), sight)
  await expect(page.getByText('not in this journey')).toHaveCount(0)
  const logs = way.flatMap(({ choice }) => choice.logs ?? [])
  expect(complaints.filter((line) => !logs.some((log) => line.includes(log)))).toEqual([])
  await expectAddress(page, journey, searchOf(journey, placeAfter(way)))
}

/** Steps that follow each other, each with its answers, after a way to the first of them. */
type Line = { begun: Stretch[]; steps: { step: Step; choices: readonly Choice[] }[] }

/** A step's answers that a journey has not had before: the same refusal is walked to once in each journey. */
function newChoices({ choices }: Step, walked: Set<string>): Choice[] {
  const found = choices.filter(
    (choice, index) => index === 0 || choice.leadsTo !== undefined || !walked.has(choice.id),
  )
  for (const { id } of choices) walked.add(id)
  return found
}

/** The main line of a journey, and those on which other answers lead. */
function linesOf(journey: Journey): Line[] {
  const walked = new Set<string>()
  const lines: Line[] = []
  const follow = (begun: Stretch[], steps: readonly Step[]) => {
    const line: Line = { begun, steps: [] }
    lines.push(line)
    let way = begun
    for (const step of steps) {
      const choices = newChoices(step, walked)
      line.steps.push({ step, choices })
      for (const choice of choices) if (choice.leadsTo) follow([...way, { step, choice }], choice.leadsTo)
      way = [...way, { step, choice: step.choices[0] }]
    }
  }
  follow([], journey.steps)
  return lines
}

/** Presses what leads to a step with a choice, from the place before the step or from another answer of it. */
async function take(page: Page, { step, choice }: Stretch, from: 'before' | 'beside' = 'before') {
  if (from === 'before' && choice === step.choices[0])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  else {
    const groups = page.getByRole('group', { name: new RegExp(`^${step.name}: `) })
    await groups.getByRole('button', { name: new RegExp(`^${choice.name} \\(`) }).click()
  }
}

/** Walks each answer of a step from the way before it, one after the other, and from the last one back. */
async function tryAnswers(
  workbench: Workbench,
  journey: Journey,
  begun: readonly Stretch[],
  { step, choices }: Line['steps'][number],
) {
  for (const [index, choice] of choices.entries()) {
    await test.step(`${step.id}.${choice.id}`, async () => {
      const way = [...begun, { step, choice }]
      workbench.complaints.length = 0
      // Nothing lies before the first step, and a link opens each of its answers.
      if (begun.length === 0) await openAt(workbench, journey, way)
      else await take(workbench.page, { step, choice }, index === 0 ? 'before' : 'beside')
      await expectArrived(workbench, journey, way)
    })
  }
  if (begun.length === 0) return
  await test.step('back', async () => {
    workbench.complaints.length = 0
    await workbench.page.getByRole('button', { name: 'Back', exact: true }).click()
    await expectArrived(workbench, journey, begun)
  })
}

for (const journey of journeys) {
  for (const { begun, steps } of linesOf(journey)) {
    const name = begun.map(({ step, choice }) => `${step.id}.${choice.id}`).join(' ') || 'the main line'
    test(`${journey.name}: ${name}: every answer, and back`, async ({ workbench }) => {
      test.setTimeout(60_000 + 15_000 * steps.flatMap(({ choices }) => choices).length)
      if (begun.length > 0) await openAt(workbench, journey, begun)
      let way = begun
      for (const [index, line] of steps.entries()) {
        await tryAnswers(workbench, journey, way, line)
        const onward = { step: line.step, choice: line.step.choices[0] }
        if (way.length === 0) await openAt(workbench, journey, [onward])
        else if (index < steps.length - 1) await take(workbench.page, onward)
        way = [...way, onward]
        if (index < steps.length - 1) await expectThere(workbench.page, way)
      }
    })
  }
}

const signUp = journeys[0] as Journey

/** The beginning of the way through a journey on which all goes well. */
const goingWell = ({ steps }: Journey, count: number): Stretch[] =>
  steps.slice(0, count).map((step) => ({ step, choice: step.choices[0] }))

test('a link opens a failure in the middle of a journey, and the panel has no barriers there', async ({
  workbench: { page },
}) => {
  await page.goto(addressOf(signUp, { step: 'send', answers: 'send.leaked-password' }))
  await expect(status(page)).toHaveText('Step 3 of 3: The password is in a list of leaked ones.', {
    timeout: 60_000,
  })
  await expect(stageOf(page).locator('body')).toContainText('It is in a list of leaked passwords.')
  const current = page.getByRole('button', { name: /^3 Create the account/ })
  await expect(current).toHaveAttribute('aria-current', 'step')
  await page.getByText('POST /auth/signup 422').click()
  await expect(page.getByRole('region', { name: 'Asked', exact: true })).toContainText('"password": "••••••"')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findBarriers(page, ofPart), `at ${width} pixels`).toEqual([])
    expect.soft(await overflowOf(page), `at ${width} pixels`).toBe(0)
  }

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(status(page)).toHaveText('Step 3 of 5: A mail is sent.', { timeout: 60_000 })
})

test('a link that no longer fits says at which step, and opens the step before', async ({
  workbench: { page },
}) => {
  await page.goto(addressOf(signUp, { step: 'confirm', answers: 'send.carrier-pigeon' }))
  await expect(page.getByRole('alert')).toHaveText(
    'The link no longer fits at step 3: “Create the account” has no answer “carrier-pigeon”.',
  )
  await expect(status(page)).toHaveText('Step 2 of 5: The form is filled.', { timeout: 60_000 })
  await expectAddress(page, signUp, { step: 'fill' })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the keyboard alone walks a journey, and the focus stays on the panel', async ({ workbench }) => {
  const { page } = workbench
  await openAt(workbench, signUp, goingWell(signUp, 1))
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.focus()
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expectThere(page, goingWell(signUp, count))
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expectThere(page, goingWell(signUp, 5))
  const nextJourney = page.getByRole('link', { name: 'Next journey' })
  await expect(nextJourney).toBeFocused()
  await expect(nextJourney).toHaveAttribute('href', '?story=journeys--second-factor')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectThere(page, goingWell(signUp, 4))
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
})

test('a hand on the stage is followed along the path, and offered the way back off it', async ({
  workbench,
}) => {
  const { page } = workbench
  const stage = stageOf(page)
  await openAt(workbench, signUp, goingWell(signUp, 2))
  await stage.getByRole('button', { name: 'Create Account' }).click()
  await expectThere(page, goingWell(signUp, 3))
  await expectAddress(page, signUp, { step: 'send' })

  await stage.getByRole('link', { name: 'Log in' }).click()
  await expect(status(page)).toHaveText('The stage has left the path, by hand.')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expectThere(page, goingWell(signUp, 3))
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
})

/** What the document of a stage holds that a journey could leave behind. */
const leftOnStage = (page: Page) =>
  stageOf(page)
    .locator('html')
    .evaluate(
      (root, start) => ({
        isSameDocument: 'wasHere' in window,
        storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        isMarkedSignedIn: root.hasAttribute('data-account'),
        notices: document.querySelectorAll('[data-scope=toast][data-part=root]').length,
        focused: document.activeElement?.tagName,
        marks: document.querySelectorAll('[data-journey-mark]').length,
        // Whatever the walk itself takes.
        isInFirstHour: Date.now() - start < 3_600_000,
      }),
      storyNow,
    )

test('the stage begins again in the same document, with nothing of the journey so far', async ({
  workbench,
}) => {
  const { page } = workbench
  test.setTimeout(120_000)
  const first = page.getByRole('button', { name: /^1 / })
  const document = stageOf(page).locator('html')
  await openAt(workbench, signUp, goingWell(signUp, 1))
  const fresh = await leftOnStage(page)
  await document.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.getByRole('button', { name: /^5 Confirm with the password/ }).click()
  await expectThere(page, goingWell(signUp, 5))
  expect(await leftOnStage(page)).not.toEqual({ ...fresh, isSameDocument: true })
  await first.click()
  await expectThere(page, goingWell(signUp, 1))
  expect(await leftOnStage(page)).toEqual({ ...fresh, isSameDocument: true })

  await test.step('and in a new one where something is left', async () => {
    await document.evaluate(({ ownerDocument }) => ownerDocument.body.setAttribute('data-scroll-lock', ''))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expectThere(page, goingWell(signUp, 2))
    await first.click()
    await expectThere(page, goingWell(signUp, 1))
    expect(await leftOnStage(page)).toEqual(fresh)
  })
})

test('nothing of a journey is left in the storage of the workbench', async ({ workbench }) => {
  const { page } = workbench
  await openAt(workbench, signUp, goingWell(signUp, 1))
  await page.getByRole('button', { name: /^5 Confirm with the password/ }).click()
  await expectThere(page, goingWell(signUp, 5))
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((key) => key.startsWith('king-exchange'))).toEqual([])
})
