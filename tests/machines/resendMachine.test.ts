import { pathsOf, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'

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
  it('reaches every state by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      ready: [],
      sending: ['resend.requested'],
      cooling: ['resend.requested', 'xstate.done.actor.send'],
      failed: ['resend.requested', 'xstate.error.actor.send'],
    })
  })

  it.each([
    ['ready', 'sending'],
    ['sending', 'sending'],
    ['cooling', 'cooling'],
    ['failed', 'sending'],
  ])('is walked to %s, and goes to %s when it is requested', (state, next) => {
    const resend = arrive(state)
    expect(resend.state()).toBe(state)
    expect(resend.actor.getSnapshot().can(requested)).toBe(state !== next)
    resend.happen(requested)
    expect(resend.state()).toBe(next)
  })

  it('cools for a minute after sending, then is ready again', () => {
    const resend = arrive('cooling')
    tick(resend, 1000)
    expect(secondsLeft(resend)).toBe(60)
    tick(resend, 1059)
    expect([resend.state(), secondsLeft(resend)]).toEqual(['cooling', 1])
    tick(resend, 1060)
    expect(resend.state()).toBe('ready')
  })

  it('begins with the cooldown where a mail was just sent, and catches up with a late tick', () => {
    const resend = start({ ...model, input: { justSent: true } })
    expect(resend.state()).toBe('cooling')
    tick(resend, 1000)
    tick(resend, 4600)
    expect(resend.state()).toBe('ready')
  })

  it('cools for as long as a refusal asks', () => {
    const resend = arrive('sending')
    resend.happen(tooSoon)
    expect([resend.state(), secondsLeft(resend)]).toEqual(['cooling', 2])
    tick(resend, 1000)
    tick(resend, 1002)
    expect(resend.state()).toBe('ready')
  })

  it('keeps the reason as data when sending fails', () => {
    const resend = arrive('sending')
    resend.happen(refused)
    expect(resend.context().failure).toEqual({
      kind: 'invalidCredentials',
      message: 'Invalid login credentials',
      weaknesses: [],
    })
  })

  it('says nothing of an earlier refusal when the next try is never answered', () => {
    const resend = arrive('failed')
    resend.happen(requested)
    resend.happen(unanswered)
    expect([resend.state(), resend.context().failure]).toEqual(['failed', null])
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
