import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AuthActor, authMachine } from '@/machines/authMachine'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'

const AuthContext = createContext<AuthActor | null>(null)

export type AuthProviderProps = { auth: AuthActor; children: ReactNode }

/** Hands the app-long auth actor to the components below. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The auth actor, to send it what a visitor does. Throws outside `AuthProvider`. */
export function useAuthActor(): AuthActor {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Reads a slice of who is signed in. Throws outside `AuthProvider`. */
export const useAuth = <Slice,>(select: (snapshot: SnapshotFrom<typeof authMachine>) => Slice): Slice =>
  useSelector(useAuthActor(), select)

/** Whether somebody is signed in, as far as a page may show it. */
export type AccountHint = 'unknown' | 'signedIn' | 'signedOut'

const selectHint = (snapshot: SnapshotFrom<typeof authMachine>): AccountHint => {
  if (!selectIsSettled(snapshot)) return 'unknown'
  return selectUserId(snapshot) ? 'signedIn' : 'signedOut'
}

/** Whether somebody is signed in, as far as it is known yet; unknown to what is rendered ahead of time. */
export function useAccountHint(): AccountHint {
  const hint = useAuth(selectHint)
  return useHydrated() ? hint : 'unknown'
}
