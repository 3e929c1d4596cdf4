import type { Session } from '@supabase/supabase-js'
import { accessTokenOf } from './accessToken.ts'
import { testNow } from './clock.ts'

/** The session of somebody with a verified factor, as it is before the code, or after it. */
export const sessionWithFactor = (id: string, aal: 'aal1' | 'aal2'): Session => {
  const session = sessionOf(id)
  const at = session.user.created_at
  return {
    ...session,
    access_token: accessTokenOf({ sub: id, aal, name: 'Ïda ÿ?>' }),
    user: {
      ...session.user,
      factors: [
        { id: `totp-${id}`, factor_type: 'totp', status: 'verified', created_at: at, updated_at: at },
        { id: `phone-${id}`, factor_type: 'phone', status: 'unverified', created_at: at, updated_at: at },
      ],
    },
  }
}

/** A session of a user, with so many seconds left at `testNow`. */
export const sessionOf = (id: string, secondsLeft = 3600): Session => ({
  access_token: `access-${id}`,
  refresh_token: `refresh-${id}`,
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: testNow / 1000 + secondsLeft,
  user: {
    id,
    email: `${id}@example.com`,
    app_metadata: {},
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
  },
})
