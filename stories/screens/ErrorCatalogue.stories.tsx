import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { ResetSentPage } from '@/components/auth/ForgotPasswordPage'
import { LoginPage } from '@/components/auth/LoginPage'
import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { CardsPage } from '@/components/cards/CardsPage'
import { useAuth } from '@/components/session/AuthContext'
import { emailNotVerified, failureTitles, successes } from '@/data/content/messages'
import { selectUserId } from '@/machines/authSelectors'
import { answer, mail, person, social } from '../fixtures'
import { refusals } from '../providerAnswers'
import { DetachedRoot } from '../workbench/DetachedRoot'
import { Frozen } from '../workbench/Frozen'
import { frozenResend } from '../workbench/frozenResend'
import { AccountFrame } from './AccountFrame'
import {
  forgotPassword,
  login,
  loginAfterWait,
  loginPage,
  loginWithout,
  newPassword,
  refused,
  register,
  shown,
} from './refusedPages'

// The cooldown of a mail depends on the clock, which therefore is fixed here.
export default { title: 'Screens / Error catalogue' }

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
export const SignInTooOftenAndTheWaitOver = () => loginAfterWait()
export const SignInProviderNotAvailable = () => loginWithout('apple')
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
export const SignUpWithoutItsCode = () => register(refusals.noCode)
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
    <UsesTheAuthContext />
  </DetachedRoot>
)

export const SuccessLogin = () => shown('success', successes.signedIn, inAccount)
export const SuccessRegistration = () =>
  shown('success', successes.signedUp, <RegisteredPage email={person.email} mail={mail} mailbox={null} />)
export const SuccessPasswordReset = () =>
  shown('success', successes.resetSent, <ResetSentPage email={person.email} mail={mail} mailbox={null} />)
export const SuccessLogout = () =>
  shown('success', successes.signedOut, <LoginPage onSend={answer} mail={mail} social={social} />)

function UsesTheAuthContext() {
  return useAuth(selectUserId)
}
