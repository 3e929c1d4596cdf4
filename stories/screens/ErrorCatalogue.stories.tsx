import type { ReactNode } from 'react'
import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { ForgotPasswordPage } from '@/components/auth/ForgotPasswordPage'
import { LoginPage } from '@/components/auth/LoginPage'
import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { ResetSentPage } from '@/components/auth/ResetSentPage'
import { CardsPage } from '@/components/cards/CardsPage'
import { useAuth } from '@/components/session/AuthContext'
import { causeOf, emailNotVerified, failureTitles, type Message, successes } from '@/data/content/messages'
import { providerNames } from '@/data/provider/auth'
import type { ProviderError } from '@/data/provider/providerError'
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from '@/data/rules/formRules'
import { selectUserId } from '@/machines/authSelectors'
import { answer, filledLogin, filledPasswords, filledRegistration, mail, person, social } from '../fixtures'
import { refusals } from '../providerAnswers'
import { DetachedRoot } from '../workbench/DetachedRoot'
import { Frozen } from '../workbench/Frozen'
import { frozenForm } from '../workbench/frozenForm'
import { frozenResend } from '../workbench/frozenResend'
import { refusedForm } from '../workbench/refusedForm'
import { ShownToast } from '../workbench/ShownToast'
import { AccountFrame } from './AccountFrame'

// The cooldown of a mail depends on the clock, which therefore is fixed here.
export default { title: 'Screens / Error catalogue', meta: { mockDate: '2026-01-15T09:30:00.000Z' } }

const shown = (type: 'success' | 'error', message: Message, page: ReactNode) => (
  <>
    <ShownToast type={type} message={message} />
    {page}
  </>
)

const refused = (title: string, failure: ProviderError, page: ReactNode) =>
  shown('error', { title, description: causeOf(failure) }, page)

/** A wrong password is cleared. */
const afterRefusal = (failure?: ProviderError) =>
  failure?.kind === 'invalidCredentials' ? { ...filledLogin, password: '' } : filledLogin

const loginPage = (failure?: ProviderError) => (
  <Frozen snapshots={{ form: refusedForm({ values: afterRefusal(failure), validate: checkLogin }, failure) }}>
    <LoginPage onSend={answer} mail={mail} social={social} />
  </Frozen>
)

const login = (failure: ProviderError) => refused(failureTitles.signIn, failure, loginPage(failure))

const register = (failure: ProviderError) =>
  refused(
    failureTitles.signUp,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: filledRegistration, validate: checkRegistration }, failure) }}
    >
      <RegisterPage onSend={answer} social={social} />
    </Frozen>,
  )

const forgotPassword = (failure: ProviderError) =>
  refused(
    failureTitles.reset,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: { email: person.email }, validate: checkEmail }, failure) }}
    >
      <ForgotPasswordPage onSend={answer} />
    </Frozen>,
  )

const newPassword = (failure: ProviderError) =>
  refused(
    failureTitles.password,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: filledPasswords, validate: checkNewPassword }, failure) }}
    >
      <ResetPasswordPage email={person.email} onSend={answer} />
    </Frozen>,
  )

const inAccount = (
  <AccountFrame>
    <CardsPage />
  </AccountFrame>
)

export const SignInFailed = () => login(refusals.wrongPassword)
export const SignInFailedWithoutReadableMessage = () => login(refusals.unreadable)
export const SignInNeverAnswered = () =>
  refused(failureTitles.signIn, refusals.unreachable, loginPage(undefined))
export const SignInUnreachable = () => login(refusals.unreachable)
export const SignInServerError = () => login(refusals.serverError)
export const SignInWithoutCredentials = () => login(refusals.noCredentials)
export const SignInEmailNotVerified = () => shown('error', emailNotVerified, loginPage(refusals.unconfirmed))
export const SignInTooOften = () => login(refusals.tooOften)
export const SignInTooOftenForTheGateway = () => login(refusals.tooOftenForTheGateway)
export const SignInTooOftenForSomeSeconds = () => login(refusals.tooOftenForNow)
export const SignInTooOftenAndTheWaitOver = () => (
  <Frozen
    snapshots={{
      form: frozenForm('failed', {
        values: filledLogin,
        validate: checkLogin,
        failure: refusals.tooOftenForNow,
      }),
    }}
  >
    <LoginPage onSend={answer} mail={mail} social={social} />
  </Frozen>
)
export const SignInProviderNotAvailable = () =>
  shown(
    'error',
    { title: failureTitles.signIn, description: `${providerNames.apple} sign-in is not available yet.` },
    <LoginPage onSend={answer} mail={mail} social={social} />,
  )
export const SignInSuspended = () => login(refusals.banned)
export const SignInByEmailClosed = () => login(refusals.emailClosed)
export const SignInNotAPerson = () => login(refusals.notAPerson)
export const SignInWithoutCaptcha = () => login(refusals.noCaptcha)

export const SignUpFailed = () => register(refusals.signUpClosed)
export const SignUpFailedWithoutReadableMessage = () => register(refusals.unreadable)
export const SignUpUnreachable = () => register(refusals.unreachable)
export const SignUpServerError = () => register(refusals.serverError)
export const SignUpLeakedPassword = () => register(refusals.leakedPassword)
export const SignUpShortPassword = () => register(refusals.shortPassword)
export const SignUpPasswordWeakInEveryWay = () => register(refusals.weakInEveryWay)
export const SignUpWeakPasswordForNoReason = () => register(refusals.weakForNoReason)
export const SignUpTaken = () => register(refusals.taken)
export const SignUpInvalid = () => register(refusals.invalid)
export const SignUpNoMailToThisAddress = () => register(refusals.noMailHere)
export const SignUpTooManyMails = () => register(refusals.tooManyMails)
export const SignUpMailServerDown = () => register(refusals.mailServerDownAtSignUp)
export const SignUpNotAPerson = () => register(refusals.notAPerson)

export const ResetTooOften = () => forgotPassword(refusals.tooOften)
export const ResetNotAPerson = () => forgotPassword(refusals.notAPerson)
export const ResetMailServerDown = () => forgotPassword(refusals.mailServerDown)
export const ResetUnreachable = () => forgotPassword(refusals.unreachable)
export const ResetServerError = () => forgotPassword(refusals.serverError)

export const NewPasswordIsTheOldOne = () => newPassword(refusals.oldPassword)
export const NewPasswordLeaked = () => newPassword(refusals.leakedPassword)
export const NewPasswordNeedsAFreshLink = () => newPassword(refusals.tooOld)
export const NewPasswordNeedsTheCode = () => newPassword(refusals.codeNeeded)
export const NewPasswordWithoutSession = () => newPassword(refusals.noSession)
export const NewPasswordUnreachable = () => newPassword(refusals.unreachable)
export const NewPasswordServerError = () => newPassword(refusals.serverError)

export const ConfirmationFailed = () =>
  refused(
    failureTitles.confirm,
    refusals.linkExpired,
    <BrokenLinkPage purpose="confirmation" onSend={answer} problem="expired" />,
  )
export const MailNotSent = () =>
  refused(
    failureTitles.resend,
    refusals.tooManyMails,
    <Frozen snapshots={{ resend: frozenResend('failed', { failure: refusals.tooManyMails }) }}>
      <RegisteredPage email={person.email} mail={mail} mailbox={null} />
    </Frozen>,
  )

export const SignOutFailed = () => refused(failureTitles.signOut, refusals.tooOften, inAccount)
export const SignOutFailedWithoutReadableMessage = () =>
  refused(failureTitles.signOut, refusals.unreadable, inAccount)

export const AuthContextOutsideItsProvider = () => (
  <DetachedRoot>
    <ReadsTheAuthContext />
  </DetachedRoot>
)

export const SuccessLogin = () => shown('success', successes.signedIn, inAccount)
export const SuccessRegistration = () =>
  shown('success', successes.signedUp, <RegisteredPage email={person.email} mail={mail} mailbox={null} />)
export const SuccessPasswordReset = () =>
  shown('success', successes.resetSent, <ResetSentPage email={person.email} mail={mail} mailbox={null} />)
export const SuccessLogout = () =>
  shown('success', successes.signedOut, <LoginPage onSend={answer} mail={mail} social={social} />)

function ReadsTheAuthContext() {
  return useAuth(selectUserId)
}
