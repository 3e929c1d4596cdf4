import { expect, it } from 'vitest'
import { ProviderError } from '@/data/session/providerError'
import { toFailure } from '@/data/session/toFailure'

it('describes an error as data that survives JSON', () => {
  const failure = toFailure(new ProviderError('weakPassword', 'Too short', undefined, ['length']))
  expect(failure).toEqual({ kind: 'weakPassword', message: 'Too short', weaknesses: ['length'] })
  expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
})

it('keeps the seconds that an error names, if it names any', () => {
  expect(toFailure(new ProviderError('rateLimited', 'Slow down', 42)).retryAfter).toBe(42)
  expect(toFailure(new ProviderError('rateLimited', 'Slow down', 0))).not.toHaveProperty('retryAfter')
})

it('describes anything else that was thrown as unknown', () => {
  expect(toFailure('thrown by chance')).toMatchObject({ kind: 'unknown', message: 'Something went wrong' })
})
