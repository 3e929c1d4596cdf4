import { useNavigate } from '@tanstack/react-router'
import { LateSessionPending } from '@/components/layout/LateSessionPending'
import { useIsSessionPending } from '@/components/session/usePresumedSession'
import { notifyFailed } from '@/components/toasts/sessionNotices'
import { notifySuccess } from '@/components/toasts/toaster'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { RegisterValues } from '@/data/content/formRules'
import { failureTitles, successes } from '@/data/content/messages'
import { withReturn } from '@/data/session/accountPath'
import { signUp } from '@/data/session/calls'
import { forgetInvitation, invitation, invitationCode } from '@/data/session/invitation'
import { localMailbox } from '@/data/session/supabaseAddress'
import { toAddress } from '@/data/text/toAddress'
import { confirmationMail, socialSignIn, storeReturnPath } from './calls'
import { RegisteredPage } from './RegisteredPage'
import { RegisterPage, type RegisterPageProps } from './RegisterPage'

export type RegisterScreenProps = Pick<RegisterPageProps, 'email'> & {
  /** The code of the visitor's own referral link, if that has led here. */
  ownCode: string | null
  /** The referral code of the registration before, to be used by the next one too. */
  usedRef: string | undefined
  /** The address to which a confirmation mail has been sent. */
  sentTo: string | undefined
}

const accountOf = ({ firstName, lastName, email, password }: RegisterValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: toAddress(email),
  password,
})

/** The registration, or where to find the mail that confirms it. */
export function RegisterScreen({ email, sentTo, ownCode, usedRef }: RegisterScreenProps) {
  const navigate = useNavigate()
  const received = useStoredChoice(invitation)
  if (useIsSessionPending()) return <LateSessionPending />
  if (sentTo) {
    return <RegisteredPage email={sentTo} mail={confirmationMail} mailbox={localMailbox} usedRef={usedRef} />
  }

  const showSent = (_: unknown, values: RegisterValues) => {
    const usedRef = invitationCode() ?? undefined
    forgetInvitation()
    notifySuccess(successes.signedUp)
    const state = withReturn({ sentTo: accountOf(values).email, usedRef })
    void navigate({ to: '/register', state, replace: true })
  }
  return (
    <RegisterPage
      email={email}
      invitation={ownCode === null ? received : { code: ownCode, until: null, later: null }}
      isPreview={ownCode !== null}
      onSend={async (values) => {
        await storeReturnPath()
        return signUp({ ...accountOf(values), ref: invitationCode() })
      }}
      onSent={showSent}
      onFailed={(failure) => notifyFailed(failureTitles.signUp, failure)}
      social={socialSignIn}
    />
  )
}
