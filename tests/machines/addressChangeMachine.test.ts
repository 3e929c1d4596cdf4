import { pathsOf, start, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const model = models.addressChange
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const old = 'ada@example.com'
const next = 'ada@quill.example'

const readChanged = { type: 'addresses.read', email: next, newEmail: null }

describe('addressChangeMachine', () => {
  describeStates(model, {
    closed: { path: [], to: { 'change.opened': 'entering', 'addresses.read 2': 'waiting' } },
    entering: {
      path: ['change.opened'],
      to: { 'change.abandoned': 'closed', 'links.sent': 'waiting', 'addresses.read 3': 'closed' },
    },
    waiting: {
      path: ['addresses.read'],
      to: { 'change.opened': 'entering', 'addresses.read': 'closed', 'addresses.read 3': 'closed' },
    },
  })

  it('waits at once for links that were sent before the page was opened', () => {
    const change = start({ ...model, input: { email: old, newEmail: next } })
    expect([change.state(), change.context()]).toEqual([
      'waiting',
      { email: old, newEmail: next, isJustSent: false },
    ])
  })

  it('knows that the links were sent just now, after its own form', () => {
    const change = arrive('entering')
    change.happen({ type: 'links.sent', newEmail: next })
    expect(change.context()).toEqual({ email: old, newEmail: next, isJustSent: true })
  })

  it('leads back to the links that wait when another address is not entered after all', () => {
    const change = arrive('waiting')
    for (const type of ['change.opened', 'change.abandoned']) change.happen({ type })
    expect(change.state()).toBe('waiting')
  })

  it('keeps the form open while the session tells of the links that it has sent', () => {
    const change = arrive('entering')
    change.happen({ type: 'addresses.read', email: old, newEmail: next })
    expect([change.state(), change.context().newEmail]).toEqual(['entering', next])
  })

  it('emits the new address once both links were opened', () => {
    const change = arrive('waiting')
    change.happen(readChanged)
    expect(change.emitted).toEqual([{ type: 'address.changed', email: next }])
    change.happen(readChanged)
    expect(change.emitted).toHaveLength(1)
  })

  it('emits nothing when the links are no longer waited for', () => {
    const change = arrive('waiting')
    change.happen({ type: 'addresses.read', email: old, newEmail: null })
    expect(change.emitted).toEqual([])
  })
})
