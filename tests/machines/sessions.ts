import type { Session } from '@supabase/supabase-js'

/** The moment at which machine tests take place, in milliseconds since the epoch. */
export const testNow = Date.UTC(2026, 0, 1)

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
