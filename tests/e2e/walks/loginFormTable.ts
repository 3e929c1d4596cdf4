import type { Page } from '@playwright/test'
import { adviceFor } from '@/data/content/messages'
import { ProviderError } from '@/data/session/providerError'
import type { FormSnapshot, formMachine } from '@/machines/formMachine'
import { testNow } from '../../../models/clock.ts'
import { models } from '../../../models/models.ts'
import { sessionOf } from '../../../models/sessions.ts'
import { clientScript, filesOf } from '../builtFiles.ts'
import { expect, hold, stopClock } from '../support.ts'
import { type HeldRequests, holdRequests } from './heldRequests.ts'
import { refusal } from './refusal.ts'
import { walkTable } from './walkTable.ts'

type Stage = {
  page: Page
  /** Lets the code of the provider's client come. */
  bringProvider: () => void
  tokens: HeldRequests
}

const labels: Record<string, string> = { email: 'Email', password: 'Password' }

const field = (page: Page, name: string) => page.getByLabel(labels[name] ?? name, { exact: true })
const button = (page: Page, name = 'Log in') => page.getByRole('button', { name, exact: true })
const wayOn = (page: Page) => page.getByTestId('form-failure')

async function expectTyped({ page }: Stage, { context }: FormSnapshot) {
  for (const [name, value] of Object.entries(context.values))
    await expect(field(page, name)).toHaveValue(String(value))
}

async function expectComplaints({ page }: Stage, { context: { problems } }: FormSnapshot) {
  for (const name of Object.keys(labels)) {
    const complaint = problems[name]
    if (complaint) await expect(field(page, name)).toHaveAccessibleErrorMessage(complaint)
    else await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  }
}

async function expectBusy({ page }: Stage) {
  await expect(button(page, 'Signing in...')).toBeDisabled()
  await expect(wayOn(page)).toHaveCount(0)
}

/** Then the next page is there, and the form is not. */
const hasSucceeded = (snapshot: FormSnapshot) => snapshot.matches({ open: 'succeeded' })

/** Lets the call of a form that no longer waits for it begin, so that what is answered next is a later one. */
const abandonCall = ({ bringProvider, tokens }: Stage) => {
  bringProvider()
  return tokens.abandon()
}

/** The login form, with a provider whose code and whose answers wait for the walk. */
export const loginFormTable = walkTable<typeof formMachine>()<Stage>({
  starts: [
    {
      model: models.loginForm,
      open: async (page) => {
        await page.clock.install({ time: testNow })
        const bringProvider = await hold(page, `**${clientScript()}`)
        const tokens = await holdRequests(page, '**/auth/v1/token*')
        // From the beginning, because the browser may load the next page's code ahead.
        await hold(page, `**${filesOf('/register').own}`)
        await page.route('**/rest/v1/**', (route) => route.abort())
        await page.goto('/login')
        return { page, bringProvider, tokens }
      },
    },
  ],
  events: {
    'form.edited': {
      act: ({ page }, { name, value }) => field(page, name).fill(String(value)),
      when: (snapshot) => !hasSucceeded(snapshot),
    },
    'form.filled': {
      act: async ({ page }, { values }) => {
        for (const [name, value] of Object.entries(values)) {
          await field(page, name).evaluate((control: HTMLInputElement, filled) => {
            // As a password manager does, past React and without an event.
            const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
            set?.call(control, filled)
          }, value)
          await field(page, name).focus()
          await field(page, name).blur()
        }
      },
      when: (snapshot) => !hasSucceeded(snapshot),
    },
    'field.left': { act: ({ page }) => page.locator('form :focus').blur() },
    'form.submitted': {
      act: ({ page }) => button(page).click(),
      when: (snapshot) => !hasSucceeded(snapshot),
    },
    'complaints.dismissed': {
      act: ({ page }) => page.getByRole('button', { name: 'Apple' }).click(),
      when: (snapshot) => !snapshot.matches({ open: 'editing' }),
    },
    'page.left': {
      act: async (stage) => {
        const { page } = stage
        // The form is replaced by a spinner when the next page takes long.
        await stopClock(page)
        await page.getByRole('link', { name: 'Create account' }).dispatchEvent('click')
        await expect(page).toHaveURL('/register')
        await abandonCall(stage)
      },
    },
    'page.returned': {
      act: async ({ page }) => {
        await page.goBack()
        await expect(page).toHaveURL('/login')
        await page.clock.resume()
      },
    },
    'xstate.done.actor.send': {
      act: async ({ bringProvider, tokens }) => {
        bringProvider()
        await tokens.answer({ json: sessionOf('ada') })
      },
    },
    'xstate.error.actor.send': {
      act: async ({ bringProvider, tokens }, { error }) => {
        if (!(error instanceof ProviderError))
          throw new Error('The model has an error that is none of the provider')
        bringProvider()
        await tokens.answer(refusal(error))
      },
    },
    'xstate.after.unanswered.form.sending': {
      act: async (stage) => {
        await stage.page.clock.fastForward(30_000)
        await abandonCall(stage)
      },
    },
    'xstate.done.actor.cooldown': { act: ({ page }) => page.clock.fastForward(61_000) },
  },
  states: {
    'open.editing': async (stage, snapshot) => {
      await expectTyped(stage, snapshot)
      await expectComplaints(stage, snapshot)
      await expect(button(stage.page)).toBeEnabled()
      await expect(wayOn(stage.page)).toHaveCount(0)
    },
    'open.invalid': async (stage, snapshot) => {
      await expectTyped(stage, snapshot)
      await expectComplaints(stage, snapshot)
    },
    sending: async (stage, snapshot) => {
      await expectTyped(stage, snapshot)
      await expectBusy(stage)
    },
    left: expectBusy,
    'open.failed': async (stage, snapshot) => {
      await expectTyped(stage, snapshot)
      await expect(wayOn(stage.page)).toContainText(adviceFor(snapshot.context.failure, true))
      await expect(button(stage.page)).toBeEnabled()
    },
    waiting: async (stage, snapshot) => {
      await expectTyped(stage, snapshot)
      const { failure } = snapshot.context
      await expect(wayOn(stage.page)).toContainText(
        `Please wait ${failure?.retryAfter} seconds before you try again.`,
      )
      await expect(button(stage.page)).toBeDisabled()
    },
    // The next page is there.
    'open.succeeded': async ({ page }) => {
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    },
  },
})
