import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { LinkProblem } from './arrival'
import type { EndReason, Outage, ProviderErrorKind } from './errors'

export type { Factor, Session } from '@supabase/supabase-js'

/** The sessions of a user that a sign-out ends: this browser's, or those of every browser and device. */
export type SignOutScope = 'local' | 'global'

/** Result of a sign-out. With an outage, only this browser has ended its session; null if the server has too. */
export type SignOutResult = { scope: SignOutScope; outage: Outage | null }

/** The result of an exchange: `problem` is why the code was refused, `session` the one that is stored all the same. */
export type Exchange = { problem: LinkProblem | null; session: Session | null }

/** The provider's seven events, under the provider's names. `now` is the time of the report in ms since the epoch. */
export type ProviderEvent =
  | {
      [Type in Exclude<AuthChangeEvent, 'INITIAL_SESSION' | 'SIGNED_OUT'>]: {
        type: Type
        session: Session | null
      }
    }[Exclude<AuthChangeEvent, 'INITIAL_SESSION' | 'SIGNED_OUT'>]
  | { type: 'INITIAL_SESSION'; session: Session | null; now: number }
  | { type: 'SIGNED_OUT'; session: null }

/** All reports about the session: the provider's events, and five that its client does not have. */
export type SessionReport =
  | ProviderEvent
  /** The stored session had an unknown shape and has been removed. */
  | { type: 'session.discarded' }
  /** The stored session could not be refreshed, which is tried again; it is neither over nor known to be good. */
  | { type: 'refresh.failed'; kind?: ProviderErrorKind }
  /** The provider has said why the session is over; that it is, its client reports afterwards. */
  | { type: 'session.refused'; reason: EndReason }
  /** A call that changes an account was not sent, because this browser has another user's session now. */
  | { type: 'call.refused' }
  /** `offset` is how far this browser's clock is ahead of the provider's, in milliseconds; negative if it is behind. */
  | { type: 'clock.measured'; offset: number }
