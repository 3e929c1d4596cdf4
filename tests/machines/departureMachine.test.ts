import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { departureMachine } from '@/machines/departureMachine'
import { shortestPaths, start } from './walk'

const chosen = { type: 'destination.chosen', destination: 'google' } as const
const settle = () => Promise.resolve().then(() => Promise.resolve())

/** A machine that leaves when it is told to, in a browser that can go back. */
function world() {
  const asked: string[] = []
  let answer = { resolve: () => {}, reject: () => {} }
  let comeBack = () => {}
  const machine = departureMachine.provide({
    actors: {
      leave: fromPromise<unknown, string>(({ input }) => {
        asked.push(input)
        return new Promise((resolve, reject) => {
          answer = { resolve: () => resolve(null), reject: () => reject('refused') }
        })
      }),
      page: fromCallback(({ sendBack }) => {
        comeBack = () => sendBack({ type: 'page.returned' })
        return () => {
          comeBack = () => {}
        }
      }),
    },
  })
  const { actor, clock } = start(machine, undefined)
  return {
    asked,
    actor,
    clock,
    leave: async () => {
      answer.resolve()
      await settle()
    },
    fail: async () => {
      answer.reject()
      await settle()
    },
    comeBack: () => comeBack(),
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.destination],
  }
}

describe('departureMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(
      shortestPaths(departureMachine, undefined, [
        chosen,
        { type: 'page.returned' },
        { type: 'xstate.done.actor.leave', output: null },
        { type: 'xstate.error.actor.leave', error: 'refused' },
      ]),
    ).toEqual({
      ready: [],
      asking: ['destination.chosen'],
      leaving: ['destination.chosen', 'xstate.done.actor.leave'],
    })
  })

  it('stays busy with one destination until the page has gone', async () => {
    const { actor, asked, leave, now } = world()
    actor.send(chosen)
    expect(now()).toEqual(['asking', 'google'])
    actor.send({ type: 'destination.chosen', destination: 'apple' })
    await leave()
    expect(now()).toEqual(['leaving', 'google'])
    actor.send({ type: 'destination.chosen', destination: 'apple' })
    expect([now(), asked]).toEqual([['leaving', 'google'], ['google']])
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  it('is ready again when there is no way, and asks anew', async () => {
    const { actor, asked, fail, now } = world()
    actor.send(chosen)
    await fail()
    expect(now()).toEqual(['ready', null])
    actor.send({ type: 'destination.chosen', destination: 'apple' })
    expect(asked).toEqual(['google', 'apple'])
  })

  it('is ready again when the browser brings the page back', async () => {
    const { actor, leave, comeBack, now } = world()
    actor.send(chosen)
    await leave()
    comeBack()
    expect(now()).toEqual(['ready', null])
  })

  it('is ready again when the other page does not come', async () => {
    const { actor, clock, leave, now } = world()
    actor.send(chosen)
    await leave()
    clock.increment(10_000)
    expect(now()).toEqual(['ready', null])
  })

  it('is ready again when it is never answered', () => {
    const { actor, clock, now } = world()
    actor.send(chosen)
    clock.increment(30_000)
    expect(now()).toEqual(['ready', null])
  })
})
