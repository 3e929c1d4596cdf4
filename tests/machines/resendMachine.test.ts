import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { ProviderError } from '@/data/provider/providerError'
import { countdownMachine } from '@/machines/countdownMachine'
import { resendMachine } from '@/machines/resendMachine'
import { nameOf, shortestPaths, start } from './walk'

function world(send: () => Promise<unknown> = () => Promise.resolve()) {
  let now = 1_000_000
  let tick: () => void = () => {}
  const machine = resendMachine.provide({
    actors: {
      send: fromPromise(send),
      countdown: countdownMachine.provide({
        actors: {
          clock: fromCallback(({ sendBack }) => {
            tick = () => sendBack({ type: 'clock.ticked', now })
            tick()
            return () => {
              tick = () => {}
            }
          }),
        },
      }),
    },
  })
  return {
    machine,
    pass: (seconds: number) => {
      now += seconds * 1000
      tick()
    },
  }
}

const settle = () => Promise.resolve().then(() => Promise.resolve())
const refused = new ProviderError('mailLimited', 'Too many')
const secondsLeft = (actor: ActorRefFrom<typeof resendMachine>) =>
  actor.getSnapshot().children.cooldown?.getSnapshot().context.secondsLeft
const requested = { type: 'resend.requested' } as const

describe('resendMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(
      shortestPaths(resendMachine, { justSent: false }, [
        requested,
        { type: 'xstate.done.actor.send', output: null },
        { type: 'xstate.error.actor.send', error: refused },
      ]),
    ).toEqual({
      ready: [],
      sending: ['resend.requested'],
      cooling: ['resend.requested', 'xstate.done.actor.send'],
      failed: ['resend.requested', 'xstate.error.actor.send'],
    })
  })

  it('cools for a minute after sending, then is ready again', async () => {
    const { machine, pass } = world()
    const { actor } = start(machine, { justSent: false })
    actor.send(requested)
    expect(nameOf(actor.getSnapshot().value)).toBe('sending')
    await settle()
    expect(secondsLeft(actor)).toBe(60)
    pass(59)
    expect([actor.getSnapshot().value, secondsLeft(actor)]).toEqual(['cooling', 1])
    pass(1)
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('catches up by the clock when ticks were missed', async () => {
    const { machine, pass } = world()
    const { actor } = start(machine, { justSent: true })
    expect(actor.getSnapshot().value).toBe('cooling')
    pass(3600)
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('sends nothing while it cools or is sending', async () => {
    let sent = 0
    const { machine } = world(async () => {
      sent += 1
    })
    const { actor } = start(machine, { justSent: false })
    actor.send(requested)
    actor.send(requested)
    await settle()
    actor.send(requested)
    expect(sent).toBe(1)
    expect(actor.getSnapshot().can(requested)).toBe(false)
  })

  it('fails when it is never answered', async () => {
    const { machine } = world(() => new Promise(() => {}))
    const { actor, clock } = start(machine, { justSent: false })
    actor.send(requested)
    clock.increment(30_000)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['failed', null])
  })

  it('cools for as long as a refusal asks', async () => {
    const refusal = new ProviderError('rateLimited', 'Slow down', 31)
    const { machine, pass } = world(() => Promise.reject(refusal))
    const { actor } = start(machine, { justSent: false })
    actor.send(requested)
    await settle()
    expect([actor.getSnapshot().value, secondsLeft(actor)]).toEqual(['cooling', 31])
    pass(31)
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('keeps the reason when sending fails, and can be asked again at once', async () => {
    const { machine } = world(() => Promise.reject(refused))
    const { actor } = start(machine, { justSent: false })
    actor.send(requested)
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'mailLimited' })
    expect(actor.getSnapshot().can(requested)).toBe(true)
  })

  it('says nothing of an earlier refusal when the next try is never answered', async () => {
    let tries = 0
    const { machine } = world(() => (tries++ === 0 ? Promise.reject(refused) : new Promise(() => {})))
    const { actor, clock } = start(machine, { justSent: false })
    actor.send(requested)
    await settle()
    actor.send(requested)
    clock.increment(30_000)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['failed', null])
  })
})
