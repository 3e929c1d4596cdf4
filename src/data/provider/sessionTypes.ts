import type { AuthChangeEvent, Session } from '@supabase/supabase-js'

export type { Factor, Session } from '@supabase/supabase-js'

/** The provider's seven events, by its own names. `now` is the moment of the report, in milliseconds since the epoch. */
export type ProviderEvent =
  | {
      [Type in Exclude<AuthChangeEvent, 'INITIAL_SESSION' | 'SIGNED_OUT'>]: {
        type: Type
        session: Session | null
      }
    }[Exclude<AuthChangeEvent, 'INITIAL_SESSION' | 'SIGNED_OUT'>]
  | { type: 'INITIAL_SESSION'; session: Session | null; now: number }
  | { type: 'SIGNED_OUT'; session: null }

/** What is found out about the session: the provider's events, and what its client does not notice. */
export type SessionReport =
  | ProviderEvent
  /** What was stored as a session was none that the site can work with, and has been removed. */
  | { type: 'session.discarded' }
  /** Milliseconds by which this browser's clock is ahead of the provider's; below zero where it is behind. */
  | { type: 'clock.measured'; offset: number }
