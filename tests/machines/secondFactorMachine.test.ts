import { describe, expect, it } from 'vitest'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { nameOf, shortestPaths, start } from './walk'

const app: FactorChoice = { id: 'app', factor_type: 'totp' }
const phone: FactorChoice = { id: 'phone', factor_type: 'phone', friendly_name: 'my old phone' }
const key: FactorChoice = { id: 'key', factor_type: 'webauthn' }

const toPhone = { type: 'factor.chosen', factorId: 'phone' } as const
const toApp = { type: 'factor.chosen', factorId: 'app' } as const
const toKey = { type: 'factor.chosen', factorId: 'key' } as const
const sent = { type: 'challenge.sent', challengeId: 'first' } as const
const events = { toApp, toPhone, toKey, sent }

const paths = {
  readingApp: { factors: [app, phone], path: [] },
  unsent: { factors: [app, phone], path: [toPhone] },
  sent: { factors: [app, phone], path: [toPhone, sent] },
  unsupported: { factors: [key], path: [] },
} as const

const answers: Record<keyof typeof paths, Partial<Record<keyof typeof events, string>>> = {
  readingApp: { toPhone: 'unsent' },
  unsent: { toApp: 'readingApp', sent: 'sent' },
  sent: { toApp: 'readingApp', toPhone: 'unsent' },
  unsupported: {},
}

function arrive(state: keyof typeof paths) {
  const { factors, path } = paths[state]
  const { actor } = start(secondFactorMachine, { factors: [...factors] })
  for (const event of path) actor.send(event)
  return actor
}

describe('secondFactorMachine', () => {
  it('reaches every step by its shortest path', () => {
    expect(shortestPaths(secondFactorMachine, { factors: [app, phone] }, Object.values(events))).toEqual({
      readingApp: [],
      unsent: ['factor.chosen'],
      sent: ['factor.chosen', 'challenge.sent'],
    })
    expect(shortestPaths(secondFactorMachine, { factors: [key] }, Object.values(events))).toEqual({
      unsupported: [],
    })
  })

  describe.each(Object.keys(paths) as (keyof typeof paths)[])('in %s', (state) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('answers %s', (name) => {
      const actor = arrive(state)
      expect(nameOf(actor.getSnapshot().value)).toBe(state)
      actor.send(events[name])
      expect(nameOf(actor.getSnapshot().value)).toBe(answers[state][name] ?? state)
    })
  })

  it('offers only the factors whose code can be typed, the first of them at once', () => {
    const { actor } = start(secondFactorMachine, { factors: [key, phone, app] })
    expect(actor.getSnapshot().context).toEqual({ factors: [phone, app], factor: phone, challengeId: null })
  })

  it('forgets the code that was sent when another factor is chosen', () => {
    const actor = arrive('sent')
    expect(actor.getSnapshot().context.challengeId).toBe('first')
    actor.send(toApp)
    expect(actor.getSnapshot().context).toMatchObject({ factor: app, challengeId: null })
  })

  it('takes the newest of several codes that were sent', () => {
    const actor = arrive('sent')
    actor.send({ type: 'challenge.sent', challengeId: 'second' })
    expect(actor.getSnapshot().context.challengeId).toBe('second')
  })
})
