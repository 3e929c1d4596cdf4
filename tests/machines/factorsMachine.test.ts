import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { factorsMachine } from '@/machines/factorsMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const model = models.factors
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const factor = { id: 'new', friendly_name: 'Phone', uri: 'otpauth://totp/x', secret: 'KEY' }
const other = { id: 'old', friendly_name: 'Old phone' }

const events = {
  add: { type: 'addition.requested' },
  enrolled: { type: 'factor.enrolled', factor },
  confirmed: { type: 'factor.confirmed', change: 'another' },
  remove: { type: 'removal.requested', factor: other },
  removed: { type: 'factor.removed', change: 'last' },
  cancel: { type: 'change.cancelled' },
  outdated: { type: 'list.outdated' },
} as const

describe('factorsMachine', () => {
  describeStates(model, {
    listing: {
      path: [],
      to: {
        'addition.requested': 'naming',
        'setUp.resumed': 'confirming',
        'removal.requested': 'removing.checking',
      },
    },
    naming: {
      path: ['addition.requested'],
      to: { 'factor.enrolled': 'confirming', 'change.cancelled': 'listing' },
    },
    confirming: {
      path: ['setUp.resumed'],
      to: { 'factor.confirmed': 'listing', 'change.cancelled': 'listing' },
    },
    'removing.checking': {
      path: ['removal.requested'],
      to: {
        'xstate.done.actor.check': 'removing.asking',
        'xstate.error.actor.check': 'removing.asking',
        'change.cancelled': 'listing',
      },
    },
    'removing.asking': {
      path: ['removal.requested', 'xstate.done.actor.check'],
      to: { 'factor.removed': 'listing', 'change.cancelled': 'listing' },
    },
  })

  it.each([
    ['confirming', 'confirmed', [{ type: 'change.ended', change: 'another' }]],
    ['removing.asking', 'removed', [{ type: 'change.ended', change: 'last' }]],
    ['naming', 'cancel', [{ type: 'change.ended', change: null }]],
    [
      'confirming',
      'cancel',
      [
        { type: 'setUp.cancelled', factorId: 'work' },
        { type: 'change.ended', change: null },
      ],
    ],
    ['removing.checking', 'cancel', [{ type: 'change.ended', change: null }]],
    ['removing.asking', 'cancel', [{ type: 'change.ended', change: null }]],
    ['listing', 'add', [{ type: 'list.needed' }]],
    ['listing', 'outdated', [{ type: 'list.needed' }]],
    ['naming', 'outdated', [{ type: 'list.needed' }]],
    ['naming', 'enrolled', [{ type: 'list.needed' }]],
    ['removing.asking', 'outdated', [{ type: 'list.needed' }]],
    ['confirming', 'outdated', []],
  ] as const)('in %s tells after %s what has ended, and what is needed', (state, name, emitted) => {
    const factors = arrive(state)
    const before = factors.emitted.length
    factors.happen(events[name])
    expect(factors.emitted.slice(before)).toEqual(emitted)
  })

  it('keeps the key while it is being taken over, and no longer', () => {
    const factors = arrive('naming')
    factors.happen(events.enrolled)
    expect(factors.context()).toEqual({ enrolled: factor, removed: null })
    factors.happen(events.confirmed)
    expect(factors.context()).toEqual({ enrolled: null, removed: null })
  })

  it('knows which factor is to be removed', () => {
    const factors = arrive('listing')
    factors.happen(events.remove)
    expect(factors.context()).toEqual({ enrolled: null, removed: other })
  })

  it('reads the list again before it asks for a removal, also if that fails, and hears of changes all the while', async () => {
    const check = vi.fn(() => Promise.reject<unknown>(new Error('offline')))
    let report = () => {}
    const actor = createActor(
      factorsMachine.provide({
        actors: {
          check: fromPromise(check),
          changes: fromCallback(({ sendBack }) => {
            report = () => sendBack(events.outdated)
          }),
        },
      }),
    ).start()
    const needed = vi.fn()
    actor.on('list.needed', needed)
    actor.send(events.remove)
    expect(check).toHaveBeenCalledOnce()
    await waitFor(actor, (snapshot) => snapshot.matches({ removing: 'asking' }))
    report()
    expect(needed).toHaveBeenCalledOnce()
  })
})
