import { type AnyStateMachine, assign } from 'xstate'
import { ProviderError } from '@/data/provider/providerError'
import { copyMachine } from '@/machines/copyMachine'
import { countdownMachine } from '@/machines/countdownMachine'
import { formMachine } from '@/machines/formMachine'
import type { FormValues } from '@/machines/formProblems'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import { resendMachine } from '@/machines/resendMachine'
import type { Model } from './model'

const model = <Machine extends AnyStateMachine>(given: Model<Machine>) => given

const refused = new ProviderError('invalidCredentials', 'Invalid login credentials')
const tooSoon = new ProviderError('rateLimited', 'Only after 2 seconds', 2)

const tick = (now: number) => ({ type: 'clock.ticked', now }) as const

const check = ({ email, terms }: FormValues) => ({
  email: email ? undefined : 'Please enter your email.',
  terms: terms ? undefined : 'Please agree.',
})

/** What happens to each machine in its tests, by the machine's id. */
export const models = {
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
    input: { secondsLeft: 60 },
    events: [tick(0), tick(60_000), { type: 'countdown.paused' }, { type: 'countdown.resumed' }],
    remembers: ({ endsAt }) => endsAt,
  }),
  form: model({
    machine: formMachine.provide({
      actions: { check: assign({ found: ({ context }) => check(context.values) }) },
    }),
    input: { values: { email: '', terms: false } },
    events: [
      { type: 'form.edited', name: 'email', value: 'ada@example.com' },
      { type: 'form.edited', name: 'terms', value: true },
      { type: 'form.submitted' },
      { type: 'form.reset' },
      { type: 'complaints.dismissed' },
      { type: 'page.left' },
      { type: 'page.returned' },
      { type: 'xstate.done.actor.send', output: 'sent' },
      { type: 'xstate.error.actor.send', error: refused },
      { type: 'xstate.error.actor.send', error: tooSoon },
      { type: 'xstate.done.actor.cooldown' },
    ],
    remembers: ({ values }) => values,
    ends: { cooldown: [tick(0), tick(2_000)] },
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
}
