import { useAuth } from '@/components/session/AuthContext'
import { LoginLink } from '@/components/session/LoginLink'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { selectAbsence } from '@/machines/authSelectors'

const explanations: Record<ReturnType<typeof selectAbsence>, string> = {
  anonymous: 'Please log in to see your dashboard.',
  challenged: 'One step is missing: enter the code of your second factor to see your dashboard.',
  ended: 'Your session has ended. Log in again, and you are back where you were.',
}

/** Shown on the dashboard when no user is signed in. */
export function AccessDenied() {
  const absence = useAuth(selectAbsence)
  return (
    <MessagePage title="Access Denied" actions={<LoginLink>Proceed to Login</LoginLink>}>
      {explanations[absence]}
    </MessagePage>
  )
}
