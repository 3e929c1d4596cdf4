import { useAuth } from '@/components/session/AuthContext'
import { LoginLink } from '@/components/session/LoginLink'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { accessDenied } from '@/data/content/session'
import { selectAbsence } from '@/machines/authSelectors'

export type AccessDeniedProps = {
  /** What is not shown, such as `dashboard`. */
  page: string
}

/** Shown on a page of the user area that needs a user, when none is signed in. */
export function AccessDenied({ page }: AccessDeniedProps) {
  const absence = useAuth(selectAbsence)
  return (
    <MessagePage title="Access Denied" actions={<LoginLink>Proceed to Login</LoginLink>}>
      {accessDenied(page)[absence]}
    </MessagePage>
  )
}
