import { pathsOf, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'

const model = models.addressChange
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const old = 'ada@example.com'
const next = 'ada@quill.example'

const events = {
  opened: { type: 'change.opened' },
  abandoned: { type: 'change.abandoned' },
  sent: { type: 'links.sent', newEmail: next },
  readWithoutChange: { type: 'addresses.read', email: old, newEmail: null },
  readWithChange: { type: 'addresses.read', email: old, newEmail: next },
  readChanged: { type: 'addresses.read', email: next, newEmail: null },
}

const answers: Record<string, Partial<Record<keyof typeof events, string>>> = {
  closed: { opened: 'entering', readWithChange: 'waiting' },
  entering: { abandoned: 'closed', sent: 'waiting', readChanged: 'closed' },
  waiting: { opened: 'entering', readWithoutChange: 'closed', readChanged: 'closed' },
}

describe('addressChangeMachine', () => {
  it('reaches every step by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      closed: [],
      entering: ['change.opened'],
      waiting: ['addresses.read'],
    })
  })

  describe.each(Object.keys(answers))('in %s', (state) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('answers %s', (name) => {
      const change = arrive(state)
      change.happen(events[name])
      expect(change.state()).toBe(answers[state]?.[name] ?? state)
    })
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
    change.happen(events.sent)
    expect(change.context()).toEqual({ email: old, newEmail: next, isJustSent: true })
  })

  it('leads back to the links that wait when another address is not entered after all', () => {
    const change = arrive('waiting')
    change.happen(events.opened)
    change.happen(events.abandoned)
    expect(change.state()).toBe('waiting')
  })

  it('keeps the form open while the session tells of the links that it has sent', () => {
    const change = arrive('entering')
    change.happen(events.readWithChange)
    expect([change.state(), change.context().newEmail]).toEqual(['entering', next])
  })

  it('emits the new address once both links were opened', () => {
    const change = arrive('waiting')
    change.happen(events.readChanged)
    expect(change.emitted).toEqual([{ type: 'address.changed', email: next }])
    change.happen(events.readChanged)
    expect(change.emitted).toHaveLength(1)
  })

  it('emits nothing when the links are no longer waited for', () => {
    const change = arrive('waiting')
    change.happen(events.readWithoutChange)
    expect(change.emitted).toEqual([])
  })
})
