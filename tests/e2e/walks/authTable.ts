import type { Locator, Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { ProviderError } from '@/data/session/providerError'
import type { authMachine } from '@/machines/authMachine'
import { selectIsSettled, selectUser } from '@/machines/authSelectors'
import { testNow } from '../../../models/clock.ts'
import { models } from '../../../models/models.ts'
import { sessionOf } from '../../../models/sessions.ts'
import { clientScript } from '../builtFiles.ts'
import { beginWith, expect, expectNotice, fillLogin, heading, hold, sessionKey } from '../support.ts'
import { type HeldRequests, holdRequests } from './heldRequests.ts'
import { refusal } from './refusal.ts'
import { walkTable } from './walkTable.ts'

type Session = ReturnType<typeof sessionOf>

/** The page, and the provider whose code and answers wait for the walk. */
type Stage = {
  page: Page
  /** Lets the code of the provider's client come. */
  bringProvider: () => void
  /** What may be asked of the provider while it is held: sign-ins and renewals, links, codes, sign-outs. */
  tokens: HeldRequests
  links: HeldRequests
  codes: HeldRequests
  signOuts: HeldRequests
  /** Has the data API refuse every access token from now on, or take it. */
  refuseTokens: (isRefusing: boolean) => void
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const accountName = (page: Page) => page.getByTestId('account-name')
const codeField = (page: Page) => page.getByLabel('Six-digit code')

async function sendCode(page: Page) {
  await codeField(page).fill('123456')
  await button(page, 'Verify').click()
}

/** The page that waits for an exchange which cannot be reached. */
const outage = (page: Page) => heading(page, 'Trying to reach the exchange')

const nameIn = (session: Session) => `Name of ${session.user.id}`

/** What tells that nobody is signed in, by the page's address. */
const signsOfNobody: Record<string, (page: Page) => Locator> = {
  '/': (page) => page.getByRole('banner').getByRole('link', { name: 'Login' }),
  '/auth/confirm': (page) => heading(page, /Reset your password|This link does not work/),
  '/dashboard': (page) => page.getByText('Please log in to see your dashboard.'),
  '/login': (page) => heading(page, 'Welcome back'),
}

/** Not where a session has just ended: the page that is opened next knows nothing of that. */
const isAnonymous = (snapshot: SnapshotFrom<typeof authMachine>) =>
  snapshot.matches({ identity: { signedOut: 'anonymous' }, activity: 'idle' })

const problemIn = (output: unknown) =>
  typeof output === 'object' && output !== null && 'problem' in output ? output.problem : null

/** Opens the site at an address, as somebody with this in the browser's storage, before a provider whose answers wait. */
async function openHeld(page: Page, address: string, stored: Record<string, string> = {}): Promise<Stage> {
  let isRefusing = false
  await page.clock.install({ time: testNow })
  const bringProvider = await hold(page, `**${clientScript()}`)
  const stage = {
    page,
    bringProvider,
    tokens: await holdRequests(page, '**/auth/v1/token*'),
    links: await holdRequests(page, '**/auth/v1/verify'),
    codes: await holdRequests(page, '**/auth/v1/factors/*/verify'),
    signOuts: await holdRequests(page, '**/auth/v1/logout*'),
    refuseTokens: (refuses: boolean) => {
      isRefusing = refuses
    },
  }
  await page.route('**/auth/v1/factors/*/challenge', (route) =>
    route.fulfill({ json: { id: 'challenge', type: 'totp', expires_at: testNow / 1000 + 300 } }),
  )
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: sessionOf('ada').user }))
  await page.route('**/rest/v1/user_profiles*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')?.replace('eq.', '')
    return route.fulfill({
      json: { id, full_name: `Name of ${id}`, kyc_status: 'verified', referral_code: 'code' },
    })
  })
  await page.route('**/rest/v1/wallets*', (route) =>
    isRefusing
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.fulfill({ json: [{ id: 'w', user_id: 'u', token_symbol: 'USDT', balance: '7' }] }),
  )
  await page.route('**/rest/v1/wallet_movements*', (route) => route.fulfill({ json: [] }))
  await page.route('**/rest/v1/rpc/referral_count', (route) => route.fulfill({ json: 0 }))
  await beginWith(page, stored)
  await page.goto(address)
  return stage
}

/** Stores a session, or removes it. */
const storeSession = (page: Page, session: Session | null) =>
  page.evaluate(
    ([key, text]) => {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    },
    [sessionKey, session && JSON.stringify(session)] as const,
  )

/** Has another tab store a session and tell of it, as the provider's client does there. */
async function reportFromOtherTab(page: Page, event: string, session: Session | null) {
  await storeSession(page, session)
  await page.evaluate(([key, message]) => new BroadcastChannel(key).postMessage(message), [
    sessionKey,
    { event, session },
  ] as const)
}

/** The session machine, on whichever page a visitor meets the event. */
export const authTable = walkTable<typeof authMachine>()<Stage>({
  starts: [
    {
      model: models.auth,
      // Something is stored, of which only the provider can tell what it is; otherwise nobody would be signed in at once.
      open: (page) => openHeld(page, '/dashboard', { [sessionKey]: '{}' }),
    },
    {
      model: models.authAfterRedirect,
      open: async (page) => {
        const stage = await openHeld(page, '/dashboard?code=abc', {
          [`${sessionKey}-code-verifier`]: JSON.stringify('verifier'),
        })
        stage.bringProvider()
        return stage
      },
    },
  ],
  events: {
    INITIAL_SESSION: {
      act: async ({ page, bringProvider }, { session }) => {
        await storeSession(page, session)
        bringProvider()
      },
      when: (snapshot) =>
        snapshot.matches({ identity: { loading: 'prompt' }, activity: 'idle' }) ||
        snapshot.matches({ identity: { loading: 'slow' }, activity: 'idle' }),
    },
    SIGNED_IN: {
      act: ({ tokens }, { session }) => tokens.answer({ json: session }),
      when: (snapshot) =>
        // An exchange brings one session.
        (snapshot.matches({ activity: 'exchanging' }) && !selectIsSettled(snapshot)) ||
        snapshot.matches({ identity: 'signedOut', activity: 'signingIn' }),
    },
    MFA_CHALLENGE_VERIFIED: {
      act: async ({ page, codes }, { session }) => {
        // A sign-in by password has come to the code only now.
        if ((await codeField(page).inputValue()) === '') await sendCode(page)
        await codes.answer({ json: session })
      },
      when: (snapshot) => snapshot.matches({ identity: 'challenged', activity: 'signingIn' }),
    },
    PASSWORD_RECOVERY: {
      act: async ({ page, links }, { session }) => {
        await links.answer({ json: session })
        await expect(page).toHaveURL('/reset-password')
      },
      when: (snapshot) => snapshot.matches({ identity: 'signedOut', activity: 'openingRecovery' }),
    },
    TOKEN_REFRESHED: {
      act: async ({ page, tokens }, { session }) => {
        if (await outage(page).isVisible()) await tokens.answer({ json: session })
        else await reportFromOtherTab(page, 'TOKEN_REFRESHED', session)
      },
      when: (snapshot) =>
        snapshot.matches({ identity: 'signedIn', activity: 'idle' }) ||
        snapshot.matches({ identity: { loading: 'unreachable' }, activity: 'idle' }),
    },
    'refresh.failed': {
      act: async ({ page, bringProvider, tokens }) => {
        if (!(await outage(page).isVisible())) {
          await storeSession(page, sessionOf('ada', -60))
          bringProvider()
          // The first failure is tried again without a word.
          await tokens.answer({ status: 503, body: 'Service Unavailable' })
        }
        await tokens.answer({ status: 429, json: { code: 'over_request_rate_limit', message: 'Too many' } })
      },
      when: (snapshot) =>
        snapshot.matches({ identity: { loading: 'prompt' }, activity: 'idle' }) ||
        snapshot.matches({ identity: { loading: { unreachable: 'retrying' } }, activity: 'idle' }),
    },
    'retry.requested': { act: ({ page }) => button(page, 'Retry').click() },
    USER_UPDATED: {
      act: async ({ page, signOuts }) => {
        await page.getByLabel('New password', { exact: true }).fill('Amber-Harbour-82')
        await page.getByLabel('Confirm new password', { exact: true }).fill('Amber-Harbour-82')
        await button(page, 'Set new password').click()
        // The sessions of other browsers end then.
        await signOuts.answer({ status: 204 })
        await expect(page).toHaveURL('/dashboard')
      },
      when: (snapshot) => snapshot.matches({ identity: 'recovering' }),
    },
    SIGNED_OUT: {
      act: ({ page }) => reportFromOtherTab(page, 'SIGNED_OUT', null),
      when: (snapshot) =>
        snapshot.matches({ identity: 'signedIn', activity: 'idle' }) ||
        snapshot.matches({ identity: 'signedIn', activity: 'signingOut' }),
    },
    'session.discarded': {
      act: async ({ page }) => {
        await page.evaluate((key) => localStorage.setItem(key, '{"user":null}'), sessionKey)
        // The client looks at what is stored every 30 s.
        await page.clock.runFor(31_000)
        await expectNotice(page, 'Session not restored', /was damaged/)
      },
      when: isAnonymous,
    },
    'call.refused': { never: 'It needs the session of another account; see sessions.spec.ts.' },
    'session.refused': { never: 'It comes with the end of the session; see sessions.spec.ts.' },
    'clock.measured': { never: 'It comes with the answer to a sign-in or a renewal; see clocks.spec.ts.' },
    'link.dismissed': {
      act: async ({ page }) => {
        await page.goto('/login')
        await button(page, 'Apple').click()
        await expectNotice(page, 'Sign in Failed', /not available yet/)
      },
      when: isAnonymous,
    },
    'signIn.began': {
      act: async ({ page }) => {
        const isChallenged = await page.getByText('One step is missing').isVisible()
        await page.goto('/login')
        if (isChallenged) {
          await sendCode(page)
        } else {
          await fillLogin(page, { email: 'ada@example.com', password: 'Quiet-Lantern-47' })
          await button(page, 'Log in').click()
        }
      },
      when: (snapshot) =>
        isAnonymous(snapshot) ||
        snapshot.matches({ identity: { challenged: 'signingIn' }, activity: 'idle' }),
    },
    'recovery.began': {
      act: async ({ page }) => {
        await page.goto('/auth/confirm?token_hash=hash&type=recovery')
        await button(page, 'Choose a new password').click()
      },
      when: isAnonymous,
    },
    'call.ended': {
      act: async ({ page, tokens, links }, { callId }) => {
        if (callId === 'login') {
          await tokens.answer(refusal(new ProviderError('userBanned', 'User is banned')))
          await expectNotice(page, 'Sign in Failed', 'This account is suspended.')
        } else {
          await links.answer(refusal(new ProviderError('linkExpired', 'Token has expired or is invalid')))
          await expect(heading(page, 'This link does not work')).toBeVisible()
        }
      },
      when: (snapshot) => snapshot.matches({ identity: 'signedOut' }),
    },
    'token.refused': {
      act: async ({ page, refuseTokens }) => {
        refuseTokens(true)
        await page.reload()
      },
      when: (snapshot) => snapshot.matches({ identity: 'signedIn', activity: 'idle' }),
    },
    'signOut.requested': {
      act: ({ page }) => button(page, 'Logout').click(),
      when: (snapshot) => snapshot.matches({ identity: 'signedIn', activity: 'idle' }),
    },
    'signIn.abandoned': {
      act: async ({ page }) => {
        await page.getByRole('link', { name: 'Proceed to Login' }).click()
        await button(page, 'Log in to another account').click()
      },
      when: (snapshot) => snapshot.matches({ identity: 'challenged', activity: 'idle' }),
    },
    'xstate.after.slow.auth.identity.loading.prompt': { act: ({ page }) => page.clock.fastForward(8_000) },
    'xstate.done.actor.exchange': {
      act: async ({ page, tokens }, { output }) => {
        // The session that has come says by itself that the exchange is over.
        if (problemIn(output) === null) return
        await tokens.answer({ status: 404, json: { code: 'flow_state_not_found', message: 'None' } })
        await expect(page.getByRole('alert')).toContainText('was already used')
        await expect(page).toHaveURL('/login')
      },
      when: (snapshot, { output }) => selectIsSettled(snapshot) === (problemIn(output) === null),
    },
    'xstate.error.actor.exchange': {
      never: 'Only code that does not load fails so, and is shown like a provider that cannot be reached.',
    },
    'xstate.error.actor.renewal': {
      never:
        'The code that renews has been there since the request whose token was refused, and throws nothing.',
    },
    'xstate.done.actor.renewal': {
      act: ({ tokens, refuseTokens }) => {
        refuseTokens(false)
        return tokens.answer({ json: { ...sessionOf('ada'), access_token: 'access-ada-2' } })
      },
    },
    'xstate.done.actor.signOut': {
      act: async ({ page, signOuts }) => {
        await signOuts.answer({ status: 204 })
        await expectNotice(page, 'Logged out successfully.')
        await expect(page).toHaveURL('/')
      },
      when: (snapshot) => snapshot.matches({ identity: 'signedOut', activity: { signingOut: 'leaving' } }),
    },
    'xstate.error.actor.signOut': {
      act: async ({ page, signOuts }, { error }) => {
        if (!(error instanceof ProviderError))
          throw new Error('The model has an error that is none of the provider')
        await signOuts.answer(refusal(error))
        await expectNotice(page, 'Sign out Failed', error.message)
      },
      when: (snapshot) => snapshot.matches({ identity: 'signedIn', activity: { signingOut: 'leaving' } }),
    },
  },
  states: {
    'identity.loading.prompt': async ({ page }) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
      await expect(heading(page, 'Dashboard')).toHaveCount(0)
      await expect(heading(page, 'Still checking your session')).toHaveCount(0)
    },
    'identity.loading.slow': ({ page }) => expect(heading(page, 'Still checking your session')).toBeVisible(),
    'identity.loading.unreachable.waiting': async ({ page }) => {
      await expect(outage(page)).toBeVisible()
      await expect(
        page.getByText('The exchange is not answering right now. You are still logged in.'),
      ).toBeVisible()
      await expect(button(page, 'Retry')).toBeEnabled()
    },
    'identity.loading.unreachable.retrying': async ({ page, tokens }) => {
      await expect(button(page, 'Retrying...')).toBeDisabled()
      await tokens.expectWaiting(true)
    },
    'identity.signedOut.anonymous': async ({ page }) => {
      await expect(accountName(page)).toHaveCount(0)
      const { pathname } = new URL(page.url())
      const findSign = signsOfNobody[pathname]
      if (!findSign) throw new Error(`Nothing is known to tell on ${pathname} that nobody is signed in`)
      await expect(findSign(page)).toBeVisible()
    },
    'identity.signedOut.ended': async ({ page }) => {
      await expect(page.getByText('Your session has ended.')).toBeVisible()
      await expectNotice(page, 'Session ended', /Log in again/)
      await expect(accountName(page)).toHaveCount(0)
    },
    'identity.challenged.signingIn': async ({ page }, snapshot) => {
      await expect(
        page
          .getByText('One step is missing')
          .or(page.getByText(`One more step for ${snapshot.context.session?.user.email}.`)),
      ).toBeVisible()
      await expect(accountName(page)).toHaveCount(0)
    },
    'identity.challenged.recovering': async ({ page }) => {
      await expect(page).toHaveURL('/reset-password')
      await expect(heading(page, 'Enter your code')).toBeVisible()
    },
    'identity.signedIn': async ({ page }, snapshot) => {
      const { session } = snapshot.context
      await expect(page).toHaveURL('/dashboard')
      await expect(accountName(page)).toHaveText(session ? nameIn(session) : '')
    },
    'identity.recovering': async ({ page }, snapshot) => {
      await expect(heading(page, 'Choose a new password')).toBeVisible()
      await expect(page.getByText(`For the account of ${selectUser(snapshot)?.email}.`)).toBeVisible()
    },
    'activity.idle': async ({ page, tokens, links, codes, signOuts }) => {
      await expect(button(page, /^(Signing in|Verifying|Confirming|Logging out)/)).toHaveCount(0)
      for (const requests of [tokens, links, codes, signOuts]) await requests.expectWaiting(false)
    },
    'activity.exchanging': async ({ tokens }, snapshot) => {
      // The session that an exchange brings says that it is over.
      if (!selectIsSettled(snapshot)) await tokens.expectWaiting(true)
    },
    'activity.signingIn': async ({ page }, snapshot) => {
      // So does the one that a call brings.
      if (snapshot.hasTag('admitted')) return
      if (snapshot.matches({ identity: 'signedOut' }))
        await expect(button(page, 'Signing in...')).toBeDisabled()
      else await expect(heading(page, 'Enter your code')).toBeVisible()
    },
    'activity.openingRecovery': async ({ page }, snapshot) => {
      if (snapshot.matches({ identity: 'signedOut' }))
        await expect(button(page, 'Confirming...')).toBeDisabled()
    },
    'activity.renewing': async ({ page, tokens }) => {
      await tokens.expectWaiting(true)
      await expect(page.getByTestId('total')).toHaveCount(0)
    },
    'activity.signingOut.leaving': async ({ page, signOuts }) => {
      await expect(button(page, 'Logging out...')).toBeDisabled()
      await signOuts.expectWaiting(true)
    },
    'activity.signingOut.abandoning': async ({ page, signOuts }) => {
      await expect(heading(page, 'Enter your code')).toBeVisible()
      await signOuts.expectWaiting(true)
    },
  },
})
