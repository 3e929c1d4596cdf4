import { expect, it } from 'vitest'
import { ProviderError } from '@/data/provider/providerError'
import { readClaims } from '@/data/rules/readClaims'
import { withoutSecrets } from '@/data/rules/withoutSecrets'
import { needsCode } from '@/machines/secondFactor'
import { sessionWithFactor } from '../../../models/sessions'

const edited = (name: string, value: string | boolean) => ({ type: 'form.edited', name, value })

it.each([
  [edited('password', 'Quiet-Lantern-47'), edited('password', 'Recorded-Secret-1')],
  [edited('confirmPassword', 'Quiet-Lantern-4'), edited('confirmPassword', 'Recorded-Secret-1')],
  [edited('password', ''), edited('password', '')],
  [edited('email', 'ada.lovelace@mail.example'), edited('email', 'person@example.com')],
  [edited('email', 'ada.lovelace@'), edited('email', 'not an address')],
  [edited('firstName', 'Ada'), edited('firstName', 'text')],
  [edited('code', '847162'), edited('code', '123456')],
  [edited('code', '847 16'), edited('code', 'not a code')],
  [edited('lastName', '  '), edited('lastName', '  ')],
  [edited('password', 'é'.repeat(40)), edited('password', 'x'.repeat(73))],
  [edited('password', 'é'.repeat(36).normalize('NFD')), edited('password', 'Recorded-Secret-1')],
  [edited('terms', true), edited('terms', true)],
  [
    { type: 'form.filled', values: { name: 'Ada', password: 'Quiet-Lantern-47', terms: true } },
    { type: 'form.filled', values: { name: 'text', password: 'Recorded-Secret-1', terms: true } },
  ],
  [
    { type: 'provider.chosen', provider: 'google' },
    { type: 'provider.chosen', provider: 'google' },
  ],
  [
    { type: 'token.refused', refused: '{"access_token":"x"}' },
    { type: 'token.refused', refused: 'text' },
  ],
])('records %o as %o', (event, recorded) => {
  expect(withoutSecrets(event)).toEqual(recorded)
})

it.each(['aal1', 'aal2'] as const)('keeps of a session only what the machine decides by: %s', (aal) => {
  const session = sessionWithFactor('carla', aal)
  const recorded = withoutSecrets({ type: 'SIGNED_IN', session })
  expect(needsCode(recorded.session)).toBe(needsCode(session))
  expect(readClaims(recorded.session.access_token)).toEqual({ aal })
  const text = JSON.stringify(recorded)
  for (const secret of ['carla', session.access_token, session.refresh_token])
    expect(text).not.toContain(secret)
})

it('keeps the kind of an error, and no address in its message', () => {
  const error = new ProviderError('emailRefused', 'Email address "ada@mail.example" is invalid', 42)
  const recorded = withoutSecrets({ type: 'xstate.error.actor.send', error }).error
  expect(recorded).toBeInstanceOf(ProviderError)
  expect(recorded).toMatchObject({
    kind: 'emailRefused',
    message: 'Email address "person@example.com" is invalid',
    retryAfter: 42,
  })
})
