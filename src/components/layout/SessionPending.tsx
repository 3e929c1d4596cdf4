import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow, type SessionSlowProps } from '@/components/session/SessionSlow'
import { selectIsSlow } from '@/machines/authSelectors'
import { PublicLayout } from './PublicLayout'

/** Shown in place of a public page that depends on the session, until the session is known. */
export function SessionPending({ onRetry }: SessionSlowProps) {
  return useAuth(selectIsSlow) ? (
    <PublicLayout>
      <SessionSlow onRetry={onRetry} />
    </PublicLayout>
  ) : (
    <PageSpinner />
  )
}
