import { useNavigate } from '@tanstack/react-router'
import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifyFormFailure, notifySuccess } from '@/components/toasts/toaster'
import { forgetInvitation } from '@/data/browser/invitation'
import { failureTitles, registrationComplaints, successes } from '@/data/content/messages'
import { signUp } from '@/data/provider/auth'
import { localMailbox } from '@/data/provider/localMailbox'
import { unwrap } from '@/data/provider/unwrap'
import type { RegisterValues } from '@/data/rules/formRules'
import { toAddress } from '@/data/rules/toAddress'
import type { FormProblems } from '@/machines/formProblems'
import { confirmationMail, socialSignIn } from './calls'
import { RegisteredPage } from './RegisteredPage'
import { RegisterPage, type RegisterPageProps } from './RegisterPage'

export type RegisterScreenProps = Pick<RegisterPageProps, 'email' | 'invitation' | 'isPreview'> & {
  /** The address to which a confirmation mail has been sent. */
  sentTo: string | undefined
}

const accountOf = ({ firstName, lastName, email, password }: RegisterValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: toAddress(email),
  password,
})

function notifyInvalid({ terms, confirmPassword }: FormProblems<RegisterValues>) {
  if (terms) notifyFormFailure(registrationComplaints.terms)
  else if (confirmPassword === registrationComplaints.confirmPassword.description) {
    notifyFormFailure(registrationComplaints.confirmPassword)
  }
}

/** The registration, or where to find the mail that confirms it. */
export function RegisterScreen({ email, sentTo, invitation, isPreview }: RegisterScreenProps) {
  const navigate = useNavigate()
  if (sentTo) return <RegisteredPage email={sentTo} mail={confirmationMail} mailbox={localMailbox} />

  const showSent = (_: unknown, values: RegisterValues) => {
    forgetInvitation()
    notifySuccess(successes.signedUp)
    void navigate({ to: '/register', state: { sentTo: accountOf(values).email }, replace: true })
  }
  return (
    <RegisterPage
      email={email}
      invitation={invitation}
      isPreview={isPreview}
      onSend={(values) => unwrap(signUp({ ...accountOf(values), ref: invitation }))}
      onSent={showSent}
      onFailed={(failure) => notifyFailed(failureTitles.signUp, failure)}
      onInvalid={notifyInvalid}
      social={socialSignIn}
    />
  )
}
