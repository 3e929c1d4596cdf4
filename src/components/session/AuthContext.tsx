import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AuthActor, authMachine } from '@/machines/authMachine'

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
