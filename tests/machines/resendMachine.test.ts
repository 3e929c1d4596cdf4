import { pathsOf, start, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const model = models.resend
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const requested = { type: 'resend.requested' }
const sent = { type: 'xstate.done.actor.send', output: 'sent' }
const unanswered = { type: 'xstate.after.unanswered.resend.sending' }
const refused = model.events[2] ?? requested
const tooSoon = model.events[3] ?? requested

type Resend = ReturnType<typeof arrive>
const secondsLeft = (resend: Resend) => resend.child('cooldown')?.getSnapshot().context.secondsLeft
/** Lets the cooldown's clock tick, by a wall clock in seconds. */
const tick = (resend: Resend, second: number) =>
  resend.child('cooldown')?.send({ type: 'clock.ticked', now: second * 1000 })

describe('resendMachine', () => {
  describeStates(model, {
    ready: { path: [], to: { 'resend.requested': 'sending' } },
    sending: {
      path: ['resend.requested'],
      to: {
        'xstate.done.actor.send': 'cooling',
        'xstate.error.actor.send': 'failed',
        'xstate.error.actor.send 2': 'cooling',
      },
    },
    cooling: {
      path: ['resend.requested', 'xstate.done.actor.send'],
      to: { 'xstate.done.actor.cooldown': 'ready' },
    },
    failed: {
      path: ['resend.requested', 'xstate.error.actor.send'],
      to: { 'resend.requested': 'sending' },
    },
  })

  it.each<[string, () => Resend, number]>([
    ['for a minute after sending', () => arrive('cooling'), 60],
    ['for a minute where a mail was just sent', () => start({ ...model, input: { justSent: true } }), 60],
    [
      'for as long as a refusal asks',
      () => {
        const resend = arrive('sending')
        resend.happen(tooSoon)
        return resend
      },
      2,
    ],
  ])('cools %s, then is ready again', (_, begin, seconds) => {
    const resend = begin()
    tick(resend, 1000)
    expect([resend.state(), secondsLeft(resend)]).toEqual(['cooling', seconds])
    tick(resend, 1000 + seconds - 1)
    expect([resend.state(), secondsLeft(resend)]).toEqual(['cooling', 1])
    tick(resend, 1000 + seconds)
    expect(resend.state()).toBe('ready')
  })

  it('emits the answer of each mail, and the reason for each failure, once', () => {
    const resend = start(model)
    for (const event of [requested, refused, requested, unanswered, requested, tooSoon]) resend.happen(event)
    resend.happen({ type: 'xstate.done.actor.cooldown' })
    for (const event of [requested, sent]) resend.happen(event)
    expect(resend.emitted).toMatchObject([
      { type: 'resend.failed', failure: { kind: 'invalidCredentials' } },
      { type: 'resend.failed', failure: null },
      { type: 'resend.failed', failure: { retryAfter: 2 } },
      { type: 'resend.sent', output: 'sent' },
    ])
  })
})
