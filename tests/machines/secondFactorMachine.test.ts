import { pathsOf, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { models } from '../../models/models'

const app: FactorChoice = { id: 'app', factor_type: 'totp' }
const phone: FactorChoice = { id: 'phone', factor_type: 'phone', friendly_name: 'my old phone' }
const key: FactorChoice = { id: 'key', factor_type: 'webauthn' }

const events = {
  toPhone: { type: 'factor.chosen', factorId: 'phone' },
  toApp: { type: 'factor.chosen', factorId: 'app' },
  toKey: { type: 'factor.chosen', factorId: 'key' },
  sent: { type: 'challenge.sent', challengeId: 'first' },
} as const satisfies Record<string, AnyEventObject>

const paths = pathsOf(models.secondFactor)
const pathsWithoutCode = pathsOf(models.secondFactorWithoutCode)

const answers: Record<string, Partial<Record<keyof typeof events, string>>> = {
  readingApp: { toPhone: 'unsent' },
  unsent: { toApp: 'readingApp', sent: 'sent' },
  sent: { toApp: 'readingApp', toPhone: 'unsent' },
  unsupported: {},
}

const arrive = (state: string) =>
  state in paths
    ? walk(models.secondFactor, paths[state] ?? [])
    : walk(models.secondFactorWithoutCode, pathsWithoutCode[state] ?? [])

describe('secondFactorMachine', () => {
  it('reaches every step by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      readingApp: [],
      unsent: ['factor.chosen'],
      sent: ['factor.chosen', 'challenge.sent'],
    })
    expect(typesOf(pathsWithoutCode)).toEqual({ unsupported: [] })
  })

  describe.each(Object.keys(answers))('in %s', (state) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('answers %s', (name) => {
      const factor = arrive(state)
      expect(factor.state()).toBe(state)
      factor.happen(events[name])
      expect(factor.state()).toBe(answers[state]?.[name] ?? state)
    })
  })

  it('offers only the factors whose code can be typed, the first of them at once', () => {
    const { context } = start({
      machine: secondFactorMachine,
      input: { factors: [key, phone, app] },
      events: [],
    })
    expect(context()).toEqual({ factors: [phone, app], factor: phone, challengeId: null })
  })

  it('forgets the code that was sent when another factor is chosen', () => {
    const factor = arrive('sent')
    expect(factor.context().challengeId).toBe('first')
    factor.happen(events.toApp)
    expect(factor.context()).toMatchObject({ factor: app, challengeId: null })
  })

  it('takes the newest of several codes that were sent', () => {
    const factor = arrive('sent')
    factor.happen({ type: 'challenge.sent', challengeId: 'second' })
    expect(factor.context().challengeId).toBe('second')
  })
})
