import type { Page } from '@playwright/test'
import { adviceFor } from '@/data/content/messages'
import { ProviderError } from '@/data/provider/providerError'
import type { FormSnapshot, formMachine } from '@/machines/formMachine'
import { models } from '../../../models/models.ts'
import { sessionOf, testNow } from '../../../models/sessions.ts'
import { expect, hold, wayOn } from '../support.ts'
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
const submitButton = (page: Page, name = 'Log in') => page.getByRole('button', { name })

async function expectTyped(page: Page, { context }: FormSnapshot) {
  for (const [name, value] of Object.entries(context.values)) {
    await expect(field(page, name)).toHaveValue(String(value))
  }
}

async function expectComplaints(page: Page, { context: { problems } }: FormSnapshot) {
  for (const name of Object.keys(labels)) {
    const complaint = problems[name]
    if (complaint) await expect(field(page, name)).toHaveAccessibleErrorMessage(complaint)
    else await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  }
}

async function expectSending(page: Page) {
  await expect(submitButton(page, 'Signing in...')).toBeDisabled()
  await expect(wayOn(page)).toHaveCount(0)
}

/** The login form, with a provider whose code and whose answers wait for the walk. */
export const loginFormTable = walkTable<typeof formMachine>()<Stage>({
  starts: [
    {
      model: models.loginForm,
      open: async (page) => {
        await page.clock.install({ time: testNow })
        const bringProvider = await hold(page, /\/assets\/(supabaseClient|provider)-.*\.js/)
        const tokens = await holdRequests(page, '**/auth/v1/token*')
        await page.route('**/rest/v1/**', (route) => route.abort())
        await page.goto('/login')
        return { page, bringProvider, tokens }
      },
    },
  ],
  events: {
    'form.edited': { act: ({ page }, { name, value }) => field(page, name).fill(String(value)) },
    'form.submitted': { act: ({ page }) => submitButton(page).click() },
    'form.reset': { never: 'The login offers no way to empty it; the contact form does.' },
    'complaints.dismissed': {
      act: ({ page }) => page.getByRole('button', { name: 'Apple' }).click(),
      when: (snapshot) => !snapshot.matches({ open: 'editing' }),
    },
    'page.left': {
      act: async ({ page }) => {
        await hold(page, /\/assets\/register-.*\.js/)
        await page.getByRole('link', { name: 'Create account' }).dispatchEvent('click')
        await expect(page).toHaveURL('/register')
      },
    },
    'page.returned': {
      act: async ({ page }) => {
        await page.goBack()
        await expect(page).toHaveURL('/login')
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
    'xstate.after.unanswered.form.sending': { act: ({ page }) => page.clock.fastForward(30_000) },
    'xstate.done.actor.cooldown': { act: ({ page }) => page.clock.fastForward(61_000) },
  },
  states: {
    'open.editing': async ({ page }, snapshot) => {
      await expectTyped(page, snapshot)
      await expectComplaints(page, snapshot)
      await expect(submitButton(page)).toBeEnabled()
      await expect(wayOn(page)).toHaveCount(0)
    },
    'open.invalid': async ({ page }, snapshot) => {
      await expectTyped(page, snapshot)
      await expectComplaints(page, snapshot)
      await expect(page.locator('form [aria-invalid=true]:focus')).toHaveCount(1)
    },
    sending: async ({ page }, snapshot) => {
      await expectTyped(page, snapshot)
      await expectSending(page)
    },
    left: ({ page }) => expectSending(page),
    'open.succeeded': async ({ page }) => {
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    },
    'open.failed': async ({ page }, snapshot) => {
      await expectTyped(page, snapshot)
      await expect(wayOn(page)).toContainText(adviceFor(snapshot.context.failure, true))
      await expect(submitButton(page)).toBeEnabled()
    },
    waiting: async ({ page }, snapshot) => {
      await expectTyped(page, snapshot)
      await expect(wayOn(page)).toContainText(
        `Please try again in ${snapshot.context.failure?.retryAfter} seconds.`,
      )
      await expect(submitButton(page)).toBeDisabled()
    },
  },
})
