import { Notice } from '@/components/feedback/Notice'
import { ButtonLink } from '@/components/layout/ButtonLink'

/** What the dashboard shows to somebody who is not signed in. */
export function AccessDenied() {
  return (
    <Notice title="Access Denied" actions={<ButtonLink to="/login">Proceed to Login</ButtonLink>}>
      Please log in to see your dashboard.
    </Notice>
  )
}
