import { LoginPage } from '@/components/auth/LoginPage'
import { AuthProvider } from '@/components/session/AuthContext'
import { checkLogin, type LoginValues } from '@/data/content/formRules'
import { emailNotVerified } from '@/data/content/messages'
import type { LinkProblem } from '@/data/session/arrival'
import { answer, filledLogin, mail, person, social } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { frozenAuth } from '../workbench/frozenAuth'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { frozenOauthRedirect } from '../workbench/frozenOauthRedirect'
import { login, loginAfterWait, loginNotAsked, loginPage, loginWithout, shown } from './refusedPages'

// The cooldown of a form depends on the clock, which therefore is fixed here.
export default { title: 'Screens / Login', meta: { path: '/login' } }

const page = (email?: string) => <LoginPage email={email} onSend={answer} mail={mail} social={social} />

const pageWith = (state: FormState, values: Partial<LoginValues> = {}) => (
  <Frozen
    snapshots={{ form: frozenForm(state, { values: { ...filledLogin, ...values }, validate: checkLogin }) }}
  >
    {page()}
  </Frozen>
)

const arrivedWith = (linkProblem: LinkProblem) => (
  <AuthProvider auth={frozenAuth({ signedOut: 'anonymous' }, { linkProblem })}>{page()}</AuthProvider>
)

export const Empty = () => page()

export const EmailFromThePageBefore = () => page(person.email)

export const Filled = () => pageWith('editing')

export const NothingEntered = () => pageWith('invalid', { email: '', password: '' })

export const MalformedEmail = () => pageWith('invalid', { email: 'nadia.brandt' })

export const Sending = () => pageWith('sending')

export const Succeeded = () => pageWith('succeeded')

export const WrongPassword = () => login(refusals.wrongPassword)

export const EmailNotVerified = () => shown('error', emailNotVerified, loginPage(refusals.unconfirmed))

export const AccountSuspended = () => login(refusals.banned)

export const TooManyAttempts = () => login(refusals.tooOften)

export const TooManyAttemptsForSomeSeconds = () => login(refusals.tooOftenForNow)

export const Offline = () => login(refusals.unreachable)

export const ServerError = () => login(refusals.serverError)

export const UnreadableAnswer = () => login(refusals.unreadable)

export const EmailLoginsClosed = () => login(refusals.emailClosed)

export const CaptchaFailed = () => login(refusals.notAPerson)

export const TooManyAttemptsForTheGateway = () => login(refusals.tooOftenForTheGateway)

export const WaitIsOver = () => loginAfterWait()

export const CredentialsMissing = () => login(refusals.noCredentials)

export const AppleNotAvailable = () => loginWithout('apple')

export const GoogleNotAvailable = () => loginWithout('google')

export const GoogleNotAskedByAServerError = () => loginNotAsked(refusals.serverError)

export const GoogleNotAskedOffline = () => loginNotAsked(refusals.unreachable)

export const CaptchaMissing = () => login(refusals.noCaptcha)

const choosing = (...state: Parameters<typeof frozenOauthRedirect>) => (
  <Frozen snapshots={{ oauthRedirect: frozenOauthRedirect(...state) }}>{page()}</Frozen>
)

export const AskingGoogle = () => choosing('asking', 'google')

export const LeavingForGoogle = () => choosing('redirecting', 'google')

export const SocialSignInCancelled = () => arrivedWith('cancelled')

export const SocialSignInRefused = () => arrivedWith('refused')

export const SocialSignInStale = () => arrivedWith('stale')

export const SocialSignInUnfinished = () => arrivedWith('unreachable')

export const SocialSignInBroken = () => arrivedWith('serverError')

export const SocialAddressUnverified = () => arrivedWith('unverified')

export const SocialAccountSuspended = () => arrivedWith('suspended')

export const SocialRegistrationClosed = () => arrivedWith('closed')
