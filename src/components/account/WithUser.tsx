import type { ReactNode } from 'react'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { SessionUnreachable } from '@/components/session/SessionUnreachable'
import type { Session } from '@/data/session/sessionTypes'
import { selectIsSettled, selectIsSlow, selectIsUnreachable, selectUser } from '@/machines/authSelectors'
import { AccessDenied, type AccessDeniedProps } from './AccessDenied'
import { type UserReads, useRereads } from './useRereads'

export type WithUserProps<Reads> = AccessDeniedProps & {
  /** Null when no user was signed in as the loader ran. */
  reads: Reads | null
  /** Renders the page. */
  children: (reads: Reads, user: Session['user']) => ReactNode
}

/** A page of one user in each state of the session. Data read for one account is never shown to another. */
export function WithUser<Reads extends UserReads>({ page, reads, children }: WithUserProps<Reads>) {
  const isSlow = useAuth(selectIsSlow)
  const isUnreachable = useAuth(selectIsUnreachable)
  const isSettled = useAuth(selectIsSettled)
  const user = useAuth(selectUser)
  useRereads(user && reads?.userId === user.id ? reads : null)
  if (isSlow) return <SessionSlow />
  if (isUnreachable) return <SessionUnreachable />
  if (isSettled && !user) return <AccessDenied page={page} />
  if (!user || reads?.userId !== user.id) return <PageSpinner />
  return children(reads, user)
}
