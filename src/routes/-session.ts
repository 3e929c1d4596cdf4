import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { loadSupabase } from '@/data/provider/supabase'
import { type AccountPath, isAccountPath } from '@/data/registries/accountPaths'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

/**
 * Waits until it is known who is signed in, or until that takes too long. Gives the user's id; null for nobody, and
 * for a loader that has been superseded, which `signal` tells.
 */
export async function waitForUserId(auth: AuthActor, signal: AbortSignal): Promise<string | null> {
  // Superseded before it began: the loader's own code may come later than the session.
  if (signal.aborted) return null
  if (selectIsSettled(auth.getSnapshot())) return selectUserId(auth.getSnapshot())
  loadSupabase().catch((error: unknown) => console.error('Loading Supabase failed:', error))
  const snapshot = await waitFor(
    auth,
    (state) => state.hasTag('settled') || state.matches({ loading: 'slow' }),
  )
  // To be settled starts the loaders anew (main.tsx), but this one learns only a turn later that it is superseded.
  await new Promise((resolve) => setTimeout(resolve))
  return signal.aborted ? null : selectUserId(snapshot)
}

/**
 * The id of the user who is signed in; null for nobody. Null too while that is not known yet: then it asks for the code
 * that finds out, and the loaders run again once it is known (main.tsx).
 */
export function findUserId(auth: AuthActor): string | null {
  const snapshot = auth.getSnapshot()
  if (!selectIsSettled(snapshot)) {
    loadSupabase().catch((error: unknown) => console.error('Loading Supabase failed:', error))
  }
  return selectUserId(snapshot)
}

/** Sends a visitor who is signed in already to where they were, else to the dashboard. Throws the redirect. */
export function skipWhenSignedIn(auth: AuthActor, returnTo?: AccountPath): void {
  if (!selectUserId(auth.getSnapshot())) return
  throw redirect({ to: isAccountPath(returnTo) ? returnTo : '/dashboard', replace: true })
}
