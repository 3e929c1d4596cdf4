import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const requested = { type: 'search.requested' } as const
const missing = { type: 'xstate.error.actor.code', error: new TypeError('Failed to fetch') }

const paths = pathsOf(models.siteSearch)

function arrive(state: 'closed' | 'loading' | 'open' | 'failed') {
  const calls: string[] = []
  const machine = siteSearchMachine.provide({ actions: { notifyFailed: () => calls.push('notify') } })
  const walked = walk({ ...models.siteSearch, machine }, paths[state] ?? [])
  return { ...walked, calls }
}

describe('siteSearchMachine', () => {
  describeStates(models.siteSearch, {
    closed: { path: [], to: { 'search.requested': 'loading' } },
    loading: {
      path: ['search.requested'],
      to: {
        'address.changed': 'closed',
        'xstate.done.actor.code': 'open',
        'xstate.error.actor.code': 'failed',
      },
    },
    open: {
      path: ['search.requested', 'xstate.done.actor.code'],
      to: { 'search.requested': 'closed', 'search.dismissed': 'closed', 'address.changed': 'closed' },
    },
    failed: { path: ['search.requested', 'xstate.error.actor.code'], to: { 'search.requested': 'loading' } },
  })

  it('listens for requests always, loads when asked, and watches the address until closed', () => {
    const running = (state: Parameters<typeof arrive>[0]) =>
      Object.keys(arrive(state).actor.getSnapshot().children)
    expect(running('closed')).toEqual(['requests'])
    expect(running('loading')).toEqual(['requests', 'code', 'address'])
    expect(running('open')).toEqual(['requests', 'address'])
    expect(running('failed')).toEqual(['requests'])
  })

  it('says so each time that its code is missing', () => {
    const { calls, happen } = arrive('failed')
    expect(calls).toEqual(['notify'])
    happen(requested)
    happen(missing)
    expect(calls).toEqual(['notify', 'notify'])
  })
})
