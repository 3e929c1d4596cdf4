import { useAuth } from '@/components/session/AuthContext'
import { LoginLink } from '@/components/session/LoginLink'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { accessDenied } from '@/data/content/dashboard'
import { selectAbsence } from '@/machines/authSelectors'

/** Shown on the dashboard when no user is signed in. */
export function AccessDenied() {
  const absence = useAuth(selectAbsence)
  return (
    <MessagePage title="Access Denied" actions={<LoginLink>Proceed to Login</LoginLink>}>
      {accessDenied[absence]}
    </MessagePage>
  )
}
