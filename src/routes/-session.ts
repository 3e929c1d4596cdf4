import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { loadSupabase } from '@/data/supabase'
import { type AuthActor, selectUserId } from '@/machines/authMachine'

/** Waits until it is known who is signed in, or until that takes too long. Gives the user's id, or null. */
export async function waitForUserId(auth: AuthActor): Promise<string | null> {
  loadSupabase().catch((error: unknown) => console.error('Loading Supabase failed:', error))
  const snapshot = await waitFor(
    auth,
    (state) => state.hasTag('settled') || state.matches({ loading: 'slow' }),
  )
  return selectUserId(snapshot)
}

/** Sends a visitor who is signed in already to the dashboard. Throws the redirect. */
export function skipWhenSignedIn(auth: AuthActor): void {
  if (auth.getSnapshot().matches('signedIn')) throw redirect({ to: '/dashboard', replace: true })
}
