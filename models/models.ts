import type { AnyStateMachine } from 'xstate'
import { vipCountdown } from '@/data/content/homeSections'
import { ProviderError } from '@/data/provider/providerError'
import { authMachine } from '@/machines/authMachine'
import { copyMachine } from '@/machines/copyMachine'
import { countdownMachine, joinSeconds } from '@/machines/countdownMachine'
import { liveMachine } from '@/machines/liveMachine'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import { priceReaderMachine, type ReaderName } from '@/machines/priceReaderMachine'
import { pricesMachine } from '@/machines/pricesMachine'
import { readMachine } from '@/machines/readMachine'
import { resendMachine } from '@/machines/resendMachine'
import { rowOrderMachine } from '@/machines/rowOrderMachine'
import { secondFactorMachine } from '@/machines/secondFactorMachine'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import { forms } from './forms.ts'
import type { Model } from './model.ts'
import { sessionOf, sessionWithFactor, testNow } from './sessions.ts'

const model = <Machine extends AnyStateMachine>(given: Model<Machine>) => given

const refused = new ProviderError('invalidCredentials', 'Invalid login credentials')
const tooSoon = new ProviderError('rateLimited', 'Only after 2 seconds', 2)

const starts = { KCC: { price: 68.73, change24h: 15.2, volatility: 0.08 } }

/** What a read brings. */
export const readWallets = [
  { id: 'wallet-KCC', user_id: 'ada', token_symbol: 'KCC', balance: '12500.750000000000000000' },
]

/** Of the countdown on the home page. */
const launchSeconds = joinSeconds(vipCountdown.start)

/** A tick so many milliseconds after the beginning. */
const tick = (ms: number) => ({ type: 'clock.ticked', now: testNow + ms }) as const

const authEvents: Model<typeof authMachine>['events'] = [
  { type: 'INITIAL_SESSION', session: null, now: testNow },
  { type: 'INITIAL_SESSION', session: sessionOf('ada'), now: testNow },
  { type: 'INITIAL_SESSION', session: sessionWithFactor('carla', 'aal1'), now: testNow },
  { type: 'SIGNED_IN', session: sessionOf('ada') },
  { type: 'SIGNED_IN', session: sessionWithFactor('carla', 'aal1') },
  { type: 'MFA_CHALLENGE_VERIFIED', session: sessionWithFactor('carla', 'aal2') },
  { type: 'PASSWORD_RECOVERY', session: sessionOf('ada') },
  { type: 'PASSWORD_RECOVERY', session: sessionWithFactor('carla', 'aal1') },
  { type: 'TOKEN_REFRESHED', session: { ...sessionOf('ada'), access_token: 'access-ada-2' } },
  { type: 'USER_UPDATED', session: sessionOf('ada') },
  { type: 'SIGNED_OUT', session: null },
  { type: 'session.discarded' },
  { type: 'refresh.failed' },
  { type: 'retry.requested' },
  { type: 'clock.measured', offset: 7_200_000 },
  { type: 'link.dismissed' },
  { type: 'signIn.began', callId: 'login' },
  { type: 'recovery.began', callId: 'link' },
  { type: 'call.ended', callId: 'login', isSuccess: false },
  { type: 'call.ended', callId: 'login', isSuccess: true },
  { type: 'call.ended', callId: 'link', isSuccess: false },
  { type: 'token.refused', refused: 'stored' },
  { type: 'signOut.requested', scope: 'local' },
  { type: 'signIn.abandoned' },
  { type: 'xstate.done.actor.renewal', output: undefined },
  { type: 'xstate.done.actor.signOut', output: { scope: 'local', outage: null } },
  { type: 'xstate.error.actor.signOut', error: refused },
  { type: 'xstate.error.actor.renewal', error: refused },
]

const priceReader = (reader: ReaderName) =>
  model({
    machine: priceReaderMachine,
    input: { reader, starts },
    events: [{ type: 'prices.resumed' }, { type: 'prices.paused' }, tick(15_000)],
  })

/** What happens to each machine in its tests, by a name; more than once where it is several things, or begins otherwise. */
export const models = {
  auth: model({ machine: authMachine, input: { code: null, problem: null }, events: authEvents }),
  authAfterRedirect: model({
    machine: authMachine,
    input: { code: 'abc', problem: null },
    events: [
      { type: 'INITIAL_SESSION', session: null, now: testNow },
      { type: 'SIGNED_IN', session: sessionOf('ada') },
      { type: 'SIGNED_IN', session: sessionWithFactor('carla', 'aal1') },
      { type: 'PASSWORD_RECOVERY', session: sessionOf('ada') },
      { type: 'xstate.done.actor.exchange', output: { problem: null, session: null, now: testNow } },
      { type: 'xstate.done.actor.exchange', output: { problem: 'stale', session: null, now: testNow } },
      { type: 'xstate.error.actor.exchange', error: new TypeError('Failed to fetch') },
    ],
  }),
  copy: model({
    machine: copyMachine,
    input: undefined,
    events: [
      { type: 'copy.requested' },
      { type: 'xstate.done.actor.copy', output: undefined },
      { type: 'xstate.error.actor.copy', error: 'refused' },
    ],
  }),
  countdown: model({
    machine: countdownMachine,
    input: { secondsLeft: launchSeconds },
    events: [
      tick(0),
      tick(launchSeconds * 1000),
      { type: 'countdown.paused' },
      { type: 'countdown.resumed' },
    ],
    remembers: ({ endsAt }) => endsAt,
  }),
  ...forms,
  live: model({
    machine: liveMachine,
    input: undefined,
    events: [
      { type: 'environment.read', choice: 'live' },
      { type: 'live.toggled' },
      { type: 'tab.hidden' },
      { type: 'tab.shown' },
    ],
  }),
  kccPrice: priceReader('kccPrice'),
  market: priceReader('market'),
  priceHistory: model({
    machine: priceHistoryMachine,
    input: undefined,
    events: [
      { type: 'prices.resumed' },
      { type: 'prices.paused' },
      { type: 'book.changed', changed: [{ symbol: 'KCC', price: 70, changedAt: 30_000 }] },
    ],
  }),
  prices: model({
    machine: pricesMachine,
    input: { seed: 7 },
    events: [
      { type: 'prices.resumed' },
      { type: 'prices.paused' },
      { type: 'feed.online' },
      { type: 'feed.stale' },
      { type: 'feed.offline' },
      { type: 'reader.added', reader: 'ticker', starts },
      { type: 'reader.ticked', reader: 'ticker', now: 30_000 },
      { type: 'prices.received', quotes: [{ symbol: 'KCC', price: 70, change24h: 16 }], now: 30_000 },
      { type: 'reader.removed', reader: 'ticker' },
    ],
  }),
  mobileMenu: model({
    machine: mobileMenuMachine,
    input: undefined,
    events: [
      { type: 'menu.toggled' },
      { type: 'link.chosen' },
      { type: 'menu.dismissed' },
      { type: 'address.changed' },
      { type: 'window.widened' },
    ],
  }),
  oauthRedirect: model({
    machine: oauthRedirectMachine,
    input: undefined,
    events: [
      { type: 'provider.chosen', provider: 'google' },
      { type: 'page.restored' },
      { type: 'xstate.done.actor.redirect', output: null },
      { type: 'xstate.error.actor.redirect', error: refused },
    ],
  }),
  read: model({
    machine: readMachine,
    input: undefined,
    events: [
      { type: 'retry.requested' },
      { type: 'xstate.done.actor.read', output: readWallets },
      { type: 'xstate.error.actor.read', error: new ProviderError('unreachable') },
    ],
  }),
  resend: model({
    machine: resendMachine,
    input: { justSent: false },
    events: [
      { type: 'resend.requested' },
      { type: 'xstate.done.actor.send', output: 'sent' },
      { type: 'xstate.error.actor.send', error: refused },
      { type: 'xstate.error.actor.send', error: tooSoon },
      { type: 'xstate.done.actor.cooldown' },
    ],
    ends: { cooldown: [tick(0), tick(60_000)] },
  }),
  rowOrder: model({
    machine: rowOrderMachine,
    input: undefined,
    events: [
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
      { type: 'touch.ended' },
      { type: 'focus.entered' },
      { type: 'focus.left' },
      { type: 'rows.removed' },
    ],
  }),
  siteSearch: model({
    machine: siteSearchMachine,
    input: undefined,
    events: [
      { type: 'search.requested' },
      { type: 'search.dismissed' },
      { type: 'address.changed' },
      { type: 'xstate.done.actor.code', output: undefined },
      { type: 'xstate.error.actor.code', error: new TypeError('Failed to fetch') },
    ],
  }),
  ticker: priceReader('ticker'),
  secondFactor: model({
    machine: secondFactorMachine,
    input: {
      factors: [
        { id: 'app', factor_type: 'totp' },
        { id: 'phone', factor_type: 'phone' },
      ],
    },
    events: [
      { type: 'factor.chosen', factorId: 'app' },
      { type: 'factor.chosen', factorId: 'phone' },
      { type: 'challenge.sent', challengeId: 'first' },
    ],
  }),
  secondFactorWithoutCode: model({
    machine: secondFactorMachine,
    input: { factors: [{ id: 'key', factor_type: 'webauthn' }] },
    events: [{ type: 'factor.chosen', factorId: 'key' }],
  }),
}

const isOfManyForms = (name: string) => name in forms && name !== 'loginForm'

/** One model for each machine and each input that leads to other states: the forms differ only in their fields. */
export const modelsByStates: Record<string, Model<AnyStateMachine>> = Object.fromEntries(
  Object.entries(models).filter(([name]) => !isOfManyForms(name)),
)
