import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import { models } from '../../models/models'

const requested = { type: 'search.requested' } as const
const dismissed = { type: 'search.dismissed' } as const
const moved = { type: 'address.changed' } as const
const loaded = { type: 'xstate.done.actor.code', output: undefined }
const missing = { type: 'xstate.error.actor.code', error: new TypeError('Failed to fetch') }

const paths = pathsOf(models.siteSearch)

function arrive(state: 'closed' | 'loading' | 'open' | 'failed') {
  const calls: string[] = []
  const machine = siteSearchMachine.provide({ actions: { notifyFailed: () => calls.push('notify') } })
  const walked = walk({ ...models.siteSearch, machine }, paths[state] ?? [])
  return { ...walked, calls }
}

describe('siteSearchMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(paths).toEqual({
      closed: [],
      loading: [requested],
      open: [requested, loaded],
      failed: [requested, missing],
    })
  })

  it.each([
    ['closed', requested, 'loading'],
    ['closed', dismissed, 'closed'],
    ['closed', moved, 'closed'],
    ['loading', requested, 'loading'],
    ['loading', moved, 'closed'],
    ['loading', loaded, 'open'],
    ['loading', missing, 'failed'],
    ['open', requested, 'closed'],
    ['open', dismissed, 'closed'],
    ['open', moved, 'closed'],
    ['failed', requested, 'loading'],
    ['failed', dismissed, 'failed'],
  ] as const)('in %s answers %j by %s', (state, event, next) => {
    const { actor, happen } = arrive(state)
    expect(actor.getSnapshot().value).toBe(state)
    happen(event)
    expect(actor.getSnapshot().value).toBe(next)
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
