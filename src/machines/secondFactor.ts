import type { Factor, Session } from '@supabase/supabase-js'

/** The factors that the session's user has set up to the end. */
export const verifiedFactors = ({ user }: Session): Factor[] =>
  user.factors?.filter(({ status }) => status === 'verified') ?? []

/** Whether the access token was given for a second factor too, by its `aal` claim. What it cannot read is not. */
function isAssured({ access_token }: Session): boolean {
  try {
    const payload = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return JSON.parse(atob(payload)).aal === 'aal2'
  } catch {
    return false
  }
}

/** Whether a session still lacks the code of a second factor. What protects data is the database's own check of it. */
export const needsCode = (session: Session): boolean =>
  verifiedFactors(session).length > 0 && !isAssured(session)
