import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow, type SessionSlowProps } from '@/components/session/SessionSlow'
import { selectIsSlow } from '@/machines/authSelectors'
import { PublicLayout } from './PublicLayout'

/** Stands in for a public page that needs to know who is signed in, until it is known. */
export function SessionPending({ onRetry }: SessionSlowProps) {
  return useAuth(selectIsSlow) ? (
    <PublicLayout account="unknown">
      <SessionSlow onRetry={onRetry} />
    </PublicLayout>
  ) : (
    <PageSpinner />
  )
}
