import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import { shortestPaths, start } from './walk'

const chosen = { type: 'provider.chosen', provider: 'google' } as const
const settle = () => Promise.resolve().then(() => Promise.resolve())

/** A machine that leaves when it is told to, in a browser that can go back. */
function world() {
  const asked: string[] = []
  let answer = { resolve: () => {}, reject: () => {} }
  let comeBack = () => {}
  const machine = oauthRedirectMachine.provide({
    actors: {
      redirect: fromPromise<unknown, string>(({ input }) => {
        asked.push(input)
        return new Promise((resolve, reject) => {
          answer = { resolve: () => resolve(null), reject: () => reject('refused') }
        })
      }),
      page: fromCallback(({ sendBack }) => {
        comeBack = () => sendBack({ type: 'page.restored' })
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
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.provider],
  }
}

describe('oauthRedirectMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(
      shortestPaths(oauthRedirectMachine, undefined, [
        chosen,
        { type: 'page.restored' },
        { type: 'xstate.done.actor.redirect', output: null },
        { type: 'xstate.error.actor.redirect', error: 'refused' },
      ]),
    ).toEqual({
      idle: [],
      asking: ['provider.chosen'],
      redirecting: ['provider.chosen', 'xstate.done.actor.redirect'],
    })
  })

  it('stays busy with one destination until the page has gone', async () => {
    const { actor, asked, leave, now } = world()
    actor.send(chosen)
    expect(now()).toEqual(['asking', 'google'])
    actor.send({ type: 'provider.chosen', provider: 'apple' })
    await leave()
    expect(now()).toEqual(['redirecting', 'google'])
    actor.send({ type: 'provider.chosen', provider: 'apple' })
    expect([now(), asked]).toEqual([['redirecting', 'google'], ['google']])
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  it('is idle again when there is no way, and asks anew', async () => {
    const { actor, asked, fail, now } = world()
    actor.send(chosen)
    await fail()
    expect(now()).toEqual(['idle', null])
    actor.send({ type: 'provider.chosen', provider: 'apple' })
    expect(asked).toEqual(['google', 'apple'])
  })

  it('is idle again when the browser brings the page back', async () => {
    const { actor, leave, comeBack, now } = world()
    actor.send(chosen)
    await leave()
    comeBack()
    expect(now()).toEqual(['idle', null])
  })

  it('is idle again when the other page does not come', async () => {
    const { actor, clock, leave, now } = world()
    actor.send(chosen)
    await leave()
    clock.increment(10_000)
    expect(now()).toEqual(['idle', null])
  })

  it('is idle again when it is never answered', () => {
    const { actor, clock, now } = world()
    actor.send(chosen)
    clock.increment(30_000)
    expect(now()).toEqual(['idle', null])
  })
})
