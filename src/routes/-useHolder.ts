import type { AccountHolder } from '@/components/account/AccountIdentity'
import { useAuth } from '@/components/session/AuthContext'
import { selectIsSettled, selectUser } from '@/machines/authSelectors'

/** Stands in while the loader has not begun to read for who is signed in now. */
const unread = new Promise<never>(() => {})

/** Who is signed in, with the profile that the loader reads for them; null for nobody, undefined while not known. */
export function useHolder(
  loaded: { userId: string; profile: AccountHolder['profile'] } | null,
): AccountHolder | null | undefined {
  const user = useAuth(selectUser)
  const isSettled = useAuth(selectIsSettled)
  if (!isSettled) return undefined
  if (!user) return null
  const profile = loaded?.userId === user.id ? loaded.profile : unread
  return { id: user.id, email: user.email ?? '', profile }
}
