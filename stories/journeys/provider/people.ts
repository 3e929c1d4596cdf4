import type { Factor, Session } from '@/data/provider/sessionTypes'
import { accessTokenOf } from '../../../models/accessToken'
import {
  filledLogin,
  filledPasswords,
  keyFactor,
  person,
  phoneFactor,
  storyNow,
  totpFactor,
} from '../../fixtures'

/** Somebody who has an account, or wants one. */
export type Person = { id: string; firstName: string; lastName: string; email: string; password: string }

/** Who walks the journeys. */
export const nadia: Person = { ...person, password: filledLogin.password }

/** Somebody else with an account. */
export const oskar: Person = {
  id: '6f1d2c3b-94ab-4e0e-8a67-51c0d2e9b702',
  firstName: 'Oskar',
  lastName: 'Lind',
  email: 'oskar.lind@example.com',
  password: 'four warm bridges',
}

/** The password that replaces a forgotten one. */
export const newPassword = filledPasswords.password

/** Second factors of an account. */
export const factors = { app: totpFactor, phone: phoneFactor, key: keyFactor }

const created = '2026-01-10T08:00:00Z'

export type SessionOptions = {
  factors?: readonly Factor[]
  /** `aal2` after the code of a second factor. */
  aal?: 'aal1' | 'aal2'
  /** Seconds after the beginning of the journey at which it is issued. */
  after?: number
}

/** A user as the provider answers it. */
export const userOf = ({ id, email, firstName, lastName }: Person, verified: readonly Factor[] = []) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  email_confirmed_at: created,
  phone: '',
  last_sign_in_at: '2026-01-15T09:30:00Z',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {
    email,
    email_verified: true,
    first_name: firstName,
    last_name: lastName,
    full_name: `${firstName} ${lastName}`,
  },
  identities: [],
  created_at: created,
  updated_at: created,
  is_anonymous: false,
  ...(verified.length > 0 ? { factors: [...verified] } : null),
})

/** A session as the provider answers it, an hour long, with a readable token. */
export function sessionFor(
  someone: Person,
  { factors: verified = [], aal = 'aal1', after = 0 }: SessionOptions = {},
): Session {
  const issued = storyNow / 1000 + after
  const claims = {
    sub: someone.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: someone.email,
    aal,
    amr: [{ method: 'password', timestamp: issued }],
    session_id: `session-of-${someone.firstName.toLowerCase()}`,
    iat: issued,
    exp: issued + 3600,
  }
  return {
    access_token: accessTokenOf(claims),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: issued + 3600,
    refresh_token: `refresh-${someone.firstName.toLowerCase()}-${after}`,
    user: userOf(someone, verified),
  }
}
