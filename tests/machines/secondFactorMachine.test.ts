import { pathsOf, start, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const app: FactorChoice = { id: 'app', factor_type: 'totp' }
const phone: FactorChoice = { id: 'phone', factor_type: 'phone', friendly_name: 'my old phone' }
const other: FactorChoice = { id: 'other', factor_type: 'totp' }
const landline: FactorChoice = { id: 'landline', factor_type: 'phone' }
const key: FactorChoice = { id: 'key', factor_type: 'webauthn' }

const paths = pathsOf(models.secondFactor)

describe('secondFactorMachine', () => {
  describeStates(models.secondFactor, {
    appChosen: { path: [], to: { 'phone.chosen': 'unsent' } },
    unsent: { path: ['phone.chosen'], to: { 'apps.chosen': 'appChosen', 'challenge.sent': 'sent' } },
    sent: {
      path: ['phone.chosen', 'challenge.sent'],
      to: { 'apps.chosen': 'appChosen', 'phone.chosen': 'unsent' },
    },
  })
  describe('without a code', () => {
    describeStates(models.secondFactorWithoutCode, { unsupported: { path: [] } })
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
    const factor = walk(models.secondFactor, paths.sent ?? [])
    expect(factor.context().challengeId).not.toBeNull()
    factor.happen({ type: 'apps.chosen' })
    expect(factor.context()).toMatchObject({ phone: null, challengeId: null })
  })

  it('takes the newest of several codes that were sent', () => {
    const factor = walk(models.secondFactor, paths.sent ?? [])
    factor.happen({ type: 'challenge.sent', challengeId: 'second' })
    expect(factor.context().challengeId).toBe('second')
  })
})
