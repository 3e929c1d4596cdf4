import { isVerified } from '@/data/session/factorProof'
import { parseClaims } from '@/data/session/parseClaims'
import type { Factor, Session } from '@/data/session/sessionTypes'

/** The factors whose set-up the session's user has completed. */
export const verifiedFactors = ({ user }: Session): Factor[] => user.factors?.filter(isVerified) ?? []

/**
 * True if a session still lacks the code of a second factor, by the `aal` claim of its access token. This only chooses the
 * screen; data is protected by the database, which checks the claim itself.
 */
export const needsCode = (session: Session): boolean =>
  verifiedFactors(session).length > 0 && parseClaims(session.access_token).aal !== 'aal2'
