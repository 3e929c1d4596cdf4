import { useNavigate } from '@tanstack/react-router'
import { withReturn } from '@/data/session/accountPath'
import { localMailbox } from '@/data/session/supabaseAddress'
import { resetMail } from './calls'
import { draftEmail } from './draftEmail'
import { ForgotPasswordPage, type ForgotPasswordPageProps, ResetSentPage } from './ForgotPasswordPage'

export type ForgotPasswordScreenProps = Pick<ForgotPasswordPageProps, 'email'> & {
  /** The address to which a reset mail has been sent. */
  sentTo: string | undefined
}

/** The request for a reset mail, or where to find the mail. */
export function ForgotPasswordScreen({ email, sentTo }: ForgotPasswordScreenProps) {
  const navigate = useNavigate()
  if (sentTo) {
    return <ResetSentPage email={sentTo} mail={resetMail} mailbox={localMailbox} />
  }

  const showSent = (address: string) => {
    resetMail.onSent()
    void navigate({ to: '/forgot-password', state: withReturn({ sentTo: address }), replace: true })
  }
  return <ForgotPasswordPage {...resetMail} {...draftEmail(email)} onSent={showSent} />
}
