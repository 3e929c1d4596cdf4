import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AuthActor, authMachine } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

const AuthContext = createContext<AuthActor | null>(null)

export type AuthProviderProps = { auth: AuthActor; children: ReactNode }

/** Provides the auth actor, which lives as long as the app. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The auth actor, for sending events. Throws outside `AuthProvider`. */
export function useAuthActor(): AuthActor {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Selects a slice of the auth actor's snapshot. Throws outside `AuthProvider`. */
export const useAuth = <Slice,>(select: (snapshot: SnapshotFrom<typeof authMachine>) => Slice): Slice =>
  useSelector(useAuthActor(), select)

/** Whether a user is signed in, as far as a page may show it. */
export type AccountHint = 'unknown' | 'signedIn' | 'signedOut'

const selectHint = (snapshot: SnapshotFrom<typeof authMachine>): AccountHint => {
  if (!selectIsSettled(snapshot)) return 'unknown'
  return selectUserId(snapshot) ? 'signedIn' : 'signedOut'
}

/** Whether a user is signed in; `unknown` while loading, and in prerendered markup until hydration. */
export function useAccountHint(): AccountHint {
  const hint = useAuth(selectHint)
  return useHydrated() ? hint : 'unknown'
}
