import { redirect } from '@tanstack/react-router'
import { requestProvider } from '@/actors/sessionActors'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

/**
 * The signed-in user's id; null for nobody, and while it is not known yet. Then Supabase is loaded at once, and the
 * loaders run again as soon as it is known.
 */
export function findUserId(auth: AuthActor): string | null {
  const snapshot = auth.getSnapshot()
  if (!selectIsSettled(snapshot)) requestProvider()
  return selectUserId(snapshot)
}

/** Redirects a visitor who is signed in already to where they were, else to the dashboard. Throws the redirect. */
export function skipWhenSignedIn(auth: AuthActor, returnTo?: string): void {
  if (!selectUserId(auth.getSnapshot())) return
  throw redirect({ to: returnTo ?? '/dashboard', replace: true })
}
