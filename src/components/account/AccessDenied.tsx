import { useLocation } from '@tanstack/react-router'
import { useAuth } from '@/components/auth/AuthContext'
import { Notice } from '@/components/feedback/Notice'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { isAccountPath } from '@/data/accountNavigation'
import { selectAbsence } from '@/machines/authMachine'

const explanations: Record<ReturnType<typeof selectAbsence>, string> = {
  anonymous: 'Please log in to see your dashboard.',
  challenged: 'One step is missing: enter the code of your second factor to see your dashboard.',
  ended: 'Your session has ended. Log in again, and you are back where you were.',
}

/** What the dashboard shows to somebody who is not signed in; the login leads back to it. */
export function AccessDenied() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const absence = useAuth(selectAbsence)
  return (
    <Notice
      title="Access Denied"
      actions={
        <ButtonLink to="/login" state={isAccountPath(path) ? { returnTo: path } : {}}>
          Proceed to Login
        </ButtonLink>
      }
    >
      {explanations[absence]}
    </Notice>
  )
}
