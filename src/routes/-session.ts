import { whenIdle } from '@king-exchange/fast-pages/browser'
import { redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { requestProvider } from '@/actors/sessionActors'
import { parseAccountPath } from '@/data/session/accountPath'
import { loadReturnPath } from '@/data/session/loadReturnPath'
import type { AuthActor } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

/**
 * The signed-in user's id; null when signed out, and while the session is loading. In that case Supabase is loaded at
 * once, and the loaders run again when the session is known.
 */
export function findUserId(auth: AuthActor): string | null {
  const snapshot = auth.getSnapshot()
  // Not while a document is prerendered, which knows nobody.
  if (!import.meta.env.SSR && !selectIsSettled(snapshot)) requestProvider()
  return selectUserId(snapshot)
}

/** Redirects a signed-in visitor to `returnTo`, else to the dashboard. Throws the redirect. */
export function skipWhenSignedIn(auth: AuthActor, returnTo: unknown): void {
  if (!findUserId(auth)) return
  throw redirect({ href: parseAccountPath(returnTo) ?? '/dashboard', replace: true })
}

/** Loads ahead what the call of a form and its success need: a new release may remove it while somebody types. */
export const useCallAhead = () =>
  useEffect(
    () =>
      whenIdle(() => {
        requestProvider()
        void loadReturnPath()
        import('@/components/toasts/sessionNotices').catch(() => undefined)
      }),
    [],
  )
