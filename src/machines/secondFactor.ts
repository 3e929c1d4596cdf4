import type { Factor, Session } from '@/data/provider/sessionTypes'
import { readClaims } from '@/data/rules/readClaims'

/** The factors that the session's user has set up to the end. */
export const verifiedFactors = ({ user }: Session): Factor[] =>
  user.factors?.filter(({ status }) => status === 'verified') ?? []

/**
 * Whether a session still lacks the code of a second factor, by the `aal` claim of its access token. What protects data
 * is the database's own check of it.
 */
export const needsCode = (session: Session): boolean =>
  verifiedFactors(session).length > 0 && readClaims(session.access_token).aal !== 'aal2'
