import { pathsOf, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { factorsMachine } from '@/machines/factorsMachine'
import { models } from '../../models/models'

const model = models.factors
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const factor = { id: 'new', friendly_name: 'Phone', uri: 'otpauth://totp/x', secret: 'KEY' }
const other = { id: 'old', friendly_name: 'Old phone' }

const events = {
  add: { type: 'addition.requested' },
  enrolled: { type: 'factor.enrolled', factor },
  confirmed: { type: 'factor.confirmed' },
  remove: { type: 'removal.requested', factor: other },
  removed: { type: 'factor.removed' },
  cancel: { type: 'change.cancelled' },
} as const

const answers: Record<string, Partial<Record<keyof typeof events, string>>> = {
  listing: { add: 'naming', remove: 'removing' },
  naming: { enrolled: 'confirming', cancel: 'listing' },
  confirming: { confirmed: 'listing', cancel: 'listing' },
  removing: { removed: 'listing', cancel: 'listing' },
}

describe('factorsMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      listing: [],
      naming: ['addition.requested'],
      confirming: ['addition.requested', 'factor.enrolled'],
      removing: ['removal.requested'],
    })
  })

  describe.each(Object.keys(answers))('in %s', (state) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('answers %s', (name) => {
      const factors = arrive(state)
      expect(factors.state()).toBe(state)
      factors.happen(events[name])
      expect(factors.state()).toBe(answers[state]?.[name] ?? state)
    })
  })

  it.each([
    ['confirming', 'confirmed', 'added'],
    ['removing', 'removed', 'removed'],
    ['naming', 'cancel', 'none'],
    ['confirming', 'cancel', 'none'],
    ['removing', 'cancel', 'none'],
  ] as const)('in %s tells that %s has ended the change: %s', (state, name, change) => {
    const factors = arrive(state)
    factors.happen(events[name])
    expect(factors.emitted).toEqual([{ type: 'change.ended', change }])
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

  it.each([
    ['it is cancelled', [events.cancel]],
    ['it was finished', [events.confirmed]],
    ['its page is left', []],
  ] as const)('ends what keeps a set-up when %s', (_, last) => {
    const log: string[] = []
    const enrolment = fromCallback<EventObject, { factorId: string }>(({ input }) => {
      log.push(`begun ${input.factorId}`)
      return () => void log.push(`ended ${input.factorId}`)
    })
    const actor = createActor(factorsMachine.provide({ actors: { enrolment } })).start()
    actor.send(events.add)
    actor.send(events.enrolled)
    expect(log).toEqual(['begun new'])
    for (const event of last) actor.send(event)
    if (last.length === 0) actor.stop()
    expect(log).toEqual(['begun new', 'ended new'])
  })
})
