import { pathsOf, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'

const model = models.oauthRedirect
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const apple = { type: 'provider.chosen', provider: 'apple' }
const refused = model.events[3] ?? apple

describe('oauthRedirectMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      idle: [],
      asking: ['provider.chosen'],
      redirecting: ['provider.chosen', 'xstate.done.actor.redirect'],
    })
  })

  it.each([
    ['idle', 'asking', 'apple', false],
    ['asking', 'asking', 'google', true],
    ['redirecting', 'redirecting', 'google', true],
  ])('in %s answers another choice by %s with %s; busy before: %s', (state, next, provider, isBusy) => {
    const redirect = arrive(state)
    expect(redirect.state()).toBe(state)
    expect(redirect.actor.getSnapshot().hasTag('busy')).toBe(isBusy)
    redirect.happen(apple)
    expect([redirect.state(), redirect.context().provider]).toEqual([next, provider])
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

  it.each([
    ['the browser restores the page', { type: 'page.restored' }],
    ["the provider's page does not load", { type: 'xstate.after.stopped.oauthRedirect.redirecting' }],
  ])('is idle again when %s', (_, event) => {
    const redirect = arrive('redirecting')
    redirect.happen(event)
    expect([redirect.state(), redirect.context().provider]).toEqual(['idle', null])
  })

  it('waits ten seconds for the page of the provider', () => {
    const redirect = arrive('redirecting')
    redirect.clock.increment(9_999)
    expect(redirect.state()).toBe('redirecting')
    redirect.clock.increment(1)
    expect(redirect.state()).toBe('idle')
  })
})
