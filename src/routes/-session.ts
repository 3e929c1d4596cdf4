import { redirect } from '@tanstack/react-router'
import { requestProvider } from '@/actors/sessionActors'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

/**
 * The signed-in user's id; null when signed out, and while the session is loading. In that case Supabase is loaded at
 * once, and the loaders run again when the session is known.
 */
export function findUserId(auth: AuthActor): string | null {
  const snapshot = auth.getSnapshot()
  if (!selectIsSettled(snapshot)) requestProvider()
  return selectUserId(snapshot)
}

/** Redirects a signed-in visitor to `returnTo`, else to the dashboard. Throws the redirect. */
export function skipWhenSignedIn(auth: AuthActor, returnTo?: string): void {
  if (!selectUserId(auth.getSnapshot())) return
  throw redirect({ to: returnTo ?? '/dashboard', replace: true })
}

/**
 * Redirects a signed-in visitor to the dashboard, unless the referral link is the visitor's own, which shows a preview of
 * what it shows to others. Throws the redirect.
 */
export async function skipUnlessOwnLink(
  auth: AuthActor,
  ref: string | undefined,
): Promise<{ isPreview: boolean }> {
  const userId = selectUserId(auth.getSnapshot())
  if (userId && ref) {
    const { isOwnLink } = await import('@/actors/isOwnLink')
    if (await isOwnLink(auth, userId, ref)) return { isPreview: true }
  }
  skipWhenSignedIn(auth)
  return { isPreview: false }
}
