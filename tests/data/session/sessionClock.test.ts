import { expect, it } from 'vitest'
import { sessionClock } from '@/data/session/sessionClock'
import { accessTokenOf } from '../../../models/accessToken'
import { sessionOf } from '../../../models/sessions'

it.each([
  ['right', 0],
  ['five minutes ahead', 300],
  ['two hours behind', -7200],
])('a session tells by how much the clock is off by which its end was reckoned: %s', (_, ahead) => {
  const session = sessionOf('ada')
  const iat = (session.expires_at ?? 0) - session.expires_in - ahead
  expect(sessionClock({ ...session, access_token: accessTokenOf({ iat }) })).toBe(ahead * 1000)
  expect(sessionClock(session), 'without a date').toBe(0)
})
