import { Button } from '@chakra-ui/react/button'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { SessionUnreachable } from '@/components/session/SessionUnreachable'
import { useSignOut } from '@/components/session/useSignOut'
import { selectIsSlow, selectIsUnreachable } from '@/machines/authSelectors'
import { PublicLayout } from './PublicLayout'

/** Shown in place of a page outside the user area that depends on the session, until the session is known. */
export function SessionPending() {
  const isSlow = useAuth(selectIsSlow)
  const isUnreachable = useAuth(selectIsUnreachable)
  if (!isSlow && !isUnreachable) return <PageSpinner />
  return (
    <PublicLayout>
      {isSlow ? (
        <SessionSlow />
      ) : (
        <SessionUnreachable>
          <LogOut />
        </SessionUnreachable>
      )}
    </PublicLayout>
  )
}

/** The way to the form for somebody else; the frame has no such button. */
function LogOut() {
  const { isSigningOut, onSignOut } = useSignOut()
  return (
    <Button variant="outline" disabled={isSigningOut} onClick={() => onSignOut('local')}>
      {isSigningOut ? 'Logging out...' : 'Log out'}
    </Button>
  )
}
