import { LoginPage, type LoginPageProps } from '@/components/auth/LoginPage'
import { AuthProvider } from '@/components/session/AuthContext'
import type { LinkProblem } from '@/data/provider/arrival'
import { checkLogin } from '@/data/rules/formRules'
import { answer, choose, filledLogin, person } from '../fixtures'
import { frozenAuth } from '../workbench/frozenAuth'
import { frozenDeparture } from '../workbench/frozenDeparture'
import { frozenForm } from '../workbench/frozenForm'

export default { title: 'Screens / Login', meta: { path: '/login' } }

const page = (props: Pick<LoginPageProps, 'email' | 'snapshot' | 'departure'> = {}) => (
  <LoginPage {...props} onSend={answer} onResend={answer} onChoose={choose} />
)

const arrivedWith = (linkProblem: LinkProblem) => (
  <AuthProvider auth={frozenAuth({ signedOut: 'anonymous' }, { linkProblem })}>{page()}</AuthProvider>
)

export const Empty = () => page()

export const EmailFromThePageBefore = () => page({ email: person.email })

export const Filled = () =>
  page({ snapshot: frozenForm('editing', { values: filledLogin, validate: checkLogin }) })

export const NothingEntered = () =>
  page({ snapshot: frozenForm('invalid', { values: { email: '', password: '' }, validate: checkLogin }) })

export const MalformedEmail = () =>
  page({
    snapshot: frozenForm('invalid', {
      values: { ...filledLogin, email: 'nadia.brandt@example' },
      validate: checkLogin,
    }),
  })

export const Sending = () =>
  page({ snapshot: frozenForm('sending', { values: filledLogin, validate: checkLogin }) })

export const Succeeded = () =>
  page({ snapshot: frozenForm('succeeded', { values: filledLogin, validate: checkLogin }) })

export const LeavingForGoogle = () => page({ departure: frozenDeparture('leaving', 'google') })

export const SocialSignInCancelled = () => arrivedWith('cancelled')

export const SocialSignInRefused = () => arrivedWith('refused')

export const SocialSignInStale = () => arrivedWith('stale')

export const SocialSignInUnfinished = () => arrivedWith('unreachable')

export const SocialAddressUnverified = () => arrivedWith('unverified')

export const SocialAccountSuspended = () => arrivedWith('suspended')

export const SocialRegistrationClosed = () => arrivedWith('closed')
