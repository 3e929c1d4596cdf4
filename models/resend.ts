import { defineModel } from '@king-exchange/machine-workbench/models'
import { ProviderError } from '@/data/session/errors'
import { resendMachine } from '@/machines/resendMachine'
import { nearTheEnd, tick } from './clock.ts'

/** A button that has a mail or a message sent again. */
export const resend = defineModel({
  machine: resendMachine,
  title: 'Send again',
  input: { justSent: false },
  events: [
    { type: 'resend.requested' },
    { type: 'xstate.done.actor.send', output: 'sent' },
    {
      type: 'xstate.error.actor.send',
      error: new ProviderError('invalidCredentials', 'Invalid login credentials'),
    },
    {
      type: 'xstate.error.actor.send',
      error: new ProviderError('rateLimited', 'Only after 2 seconds', 2),
    },
    { type: 'xstate.done.actor.cooldown' },
  ],
  ends: { cooldown: [tick(0), tick(60_000)] },
  waits: ({ children }) => nearTheEnd(children.cooldown?.getSnapshot().context.secondsLeft),
  sentences: {
    ready: 'The mail can be sent again',
    sending: 'The mail is being sent again',
    cooling: 'The mail was sent, and another one has to wait',
    failed: 'The mail could not be sent, and can be tried again',
  },
  ignored: {
    sending: { 'resend.requested': 'One mail or message at a time.' },
    cooling: { 'resend.requested': 'The provider would refuse another one within the cooldown.' },
  },
})
