import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const model = models.oauthRedirect
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const apple = { type: 'provider.chosen', provider: 'apple' }
const refused = model.events[3] ?? apple

describe('oauthRedirectMachine', () => {
  describeStates(model, {
    idle: { path: [], to: { 'provider.chosen': 'asking' } },
    asking: {
      path: ['provider.chosen'],
      to: { 'xstate.done.actor.redirect': 'redirecting', 'xstate.error.actor.redirect': 'idle' },
    },
    redirecting: {
      path: ['provider.chosen', 'xstate.done.actor.redirect'],
      to: { 'page.restored': 'idle' },
    },
  })

  it('keeps the provider that it asks for, and is busy until it is idle again', () => {
    for (const state of ['asking', 'redirecting']) {
      const redirect = arrive(state)
      redirect.happen(apple)
      expect([redirect.context().provider, redirect.actor.getSnapshot().hasTag('busy')]).toEqual([
        'google',
        true,
      ])
    }
    expect(arrive('idle').actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('asks for the page of the provider that was chosen', () => {
    expect(arrive('asking').child('redirect')?.getSnapshot().input).toBe('google')
  })

  it('is idle again when there is no page to go to, emits why, and asks anew', () => {
    const redirect = arrive('asking')
    redirect.happen(refused)
    expect([redirect.state(), redirect.context().provider]).toEqual(['idle', null])
    expect(redirect.emitted).toMatchObject([
      { type: 'redirect.failed', failure: { kind: 'invalidCredentials' } },
    ])
    redirect.happen(apple)
    expect(redirect.child('redirect')?.getSnapshot().input).toBe('apple')
  })

  it('is idle again when it is never answered, and emits a failure without a reason', () => {
    const redirect = arrive('asking')
    redirect.happen(refused)
    redirect.happen(apple)
    redirect.clock.increment(30_000)
    expect([redirect.state(), redirect.context().provider]).toEqual(['idle', null])
    expect(redirect.emitted.at(-1)).toEqual({ type: 'redirect.failed', failure: null })
  })

  it('waits ten seconds for the page of the provider', () => {
    const redirect = arrive('redirecting')
    redirect.clock.increment(9_999)
    expect(redirect.state()).toBe('redirecting')
    redirect.clock.increment(1)
    expect(redirect.state()).toBe('idle')
  })
})
