import { expect, it } from 'vitest'
import { ProviderError } from '@/data/provider/providerError'
import { workbench } from '../../models/workbench'

const { packPlace, packSteps, stepToText, textToStep, unpackPlace, unpackSteps } = workbench.links

const steps = [
  { type: 'form.edited', name: 'email', value: 'ada+ïß@example.com' },
  { type: 'xstate.error.actor.send', error: new ProviderError('rateLimited', 'Only after 2 seconds', 2) },
  { type: 'xstate.error.actor.code', error: new TypeError('Failed to fetch') },
]

it('keeps steps with their payloads through an address', () => {
  const packed = packSteps(steps)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(unpackSteps(packed)).toEqual([
    steps[0],
    steps[1],
    { ...steps[2], error: new Error('Failed to fetch') },
  ])
  expect(unpackSteps(packed)?.[1]?.error).toBeInstanceOf(ProviderError)
})

it('keeps where a stepper stands', () => {
  const place = { start: 'loginForm', taken: 1, steps: steps.slice(0, 1) }
  expect(unpackPlace(packPlace(place))).toEqual(place)
})

it.each([
  '',
  'loginForm',
  'loginForm.1',
  'loginForm.x.W10',
  'loginForm.1.W10',
  'loginForm.0.%%%',
  'loginForm.0.eyJ9',
])('reads no place from the damaged text %j', (text) => {
  expect(unpackPlace(text)).toBeNull()
})

it('shows an error as JSON that can be edited and read again', () => {
  const text = stepToText({ error: new ProviderError('userBanned', 'User is banned') }, 2)
  expect(text).toContain('"$error": "ProviderError"')
  expect(textToStep(text.replace('User is banned', 'Not today'))).toEqual({
    error: new ProviderError('userBanned', 'Not today'),
  })
})
