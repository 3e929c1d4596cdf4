import { pathsOf, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { models } from '../../models/models'

const app: FactorChoice = { id: 'app', factor_type: 'totp' }
const phone: FactorChoice = { id: 'phone', factor_type: 'phone', friendly_name: 'my old phone' }
const other: FactorChoice = { id: 'other', factor_type: 'totp' }
const landline: FactorChoice = { id: 'landline', factor_type: 'phone' }
const key: FactorChoice = { id: 'key', factor_type: 'webauthn' }

const events = {
  toPhone: { type: 'phone.chosen', factorId: 'phone' },
  toApps: { type: 'apps.chosen' },
  toKey: { type: 'phone.chosen', factorId: 'key' },
  sent: { type: 'challenge.sent', challengeId: 'first' },
} as const satisfies Record<string, AnyEventObject>

const paths = pathsOf(models.secondFactor)
const pathsWithoutCode = pathsOf(models.secondFactorWithoutCode)

const answers: Record<string, Partial<Record<keyof typeof events, string>>> = {
  readingApp: { toPhone: 'unsent' },
  unsent: { toApps: 'readingApp', sent: 'sent' },
  sent: { toApps: 'readingApp', toPhone: 'unsent' },
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
      unsent: ['phone.chosen'],
      sent: ['phone.chosen', 'challenge.sent'],
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

  it.each([
    [
      'of whichever app shows it, all of them together',
      [key, phone, app, other],
      [app, other],
      [phone],
      null,
    ],
    ['of the first phone where there is no app', [key, phone, landline], [], [phone, landline], phone],
  ])('asks at once for a code %s', (_, factors, apps, phones, chosen) => {
    const { context } = start({ machine: secondFactorMachine, input: { factors }, events: [] })
    expect(context()).toEqual({ apps, phones, phone: chosen, challengeId: null })
  })

  it('forgets the code that was sent when the apps are chosen', () => {
    const factor = arrive('sent')
    expect(factor.context().challengeId).toBe('first')
    factor.happen(events.toApps)
    expect(factor.context()).toMatchObject({ phone: null, challengeId: null })
  })

  it('takes the newest of several codes that were sent', () => {
    const factor = arrive('sent')
    factor.happen({ type: 'challenge.sent', challengeId: 'second' })
    expect(factor.context().challengeId).toBe('second')
  })
})
