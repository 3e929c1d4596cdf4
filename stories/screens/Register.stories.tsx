import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { checkRegistration, emptyRegistration, type RegisterValues } from '@/data/content/formRules'
import type { Invitation } from '@/data/session/invitation'
import { answer, filledRegistration, mail, person, social } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { frozenOauthRedirect } from '../workbench/frozenOauthRedirect'
import { storyLink } from '../workbench/storyLink'
import { register } from './refusedPages'

// The cooldown of a mail depends on the clock, which therefore is fixed here.
export default {
  title: 'Screens / Register',
  meta: { path: '/register' },
}

const page = (state: FormState, changes: Partial<RegisterValues> = {}) => {
  const values = { ...filledRegistration, ...changes }
  return (
    <Frozen snapshots={{ form: frozenForm(state, { values, validate: checkRegistration }) }}>
      <RegisterPage onSend={answer} social={social} />
    </Frozen>
  )
}

const invalid = (changes: Partial<RegisterValues>) => page('invalid', changes)

export const Empty = () => page('editing', emptyRegistration)

const invited = (code: string | null, changes: Partial<Invitation> = {}, isPreview = false) => (
  <Frozen
    snapshots={{ form: frozenForm('editing', { values: emptyRegistration, validate: checkRegistration }) }}
  >
    <RegisterPage
      onSend={answer}
      social={social}
      invitation={code === null ? null : { code, until: Date.UTC(2026, 1, 14), later: null, ...changes }}
      isPreview={isPreview}
    />
  </Frozen>
)

export const Invited = () => invited('CROWNDEMO7')

export const InvitedByTheLongestCode = () => invited('CROWN7K2'.repeat(4))

export const InvitedTwice = () => invited('CROWNDEMO7', { later: 'CROWN7K2QX' })

export const OwnLink = () => invited('CROWNDEMO7', { until: null }, true)

export const InvitationWithAMistake = () => invited(null)

export const Filled = () => page('editing')

export const NothingEntered = () => invalid(emptyRegistration)

export const MalformedEmail = () => invalid({ email: 'nadia at example' })

const tooLong = 'crown '.repeat(13)

export const TooLongPassword = () => invalid({ password: tooLong, confirmPassword: tooLong })

export const PasswordMismatch = () => invalid({ confirmPassword: 'seven slow lantern' })

export const TermsNotTicked = () => invalid({ terms: false })

export const Sending = () => page('sending')

const choosing = (...state: Parameters<typeof frozenOauthRedirect>) => (
  <Frozen
    snapshots={{
      form: frozenForm('editing', { values: emptyRegistration, validate: checkRegistration }),
      oauthRedirect: frozenOauthRedirect(...state),
    }}
  >
    <RegisterPage onSend={answer} social={social} />
  </Frozen>
)

export const AskingApple = () => choosing('asking', 'apple')

export const LeavingForApple = () => choosing('redirecting', 'apple')

export const CheckYourInbox = () => <RegisteredPage email={person.email} mail={mail} mailbox={null} />

export const CheckTheLocalMailbox = () => (
  <RegisteredPage email={person.email} mail={mail} mailbox={storyLink('start-here--welcome')} />
)

export const AddressTaken = () => register(refusals.taken)

export const AddressRefused = () => register(refusals.invalid)

export const NoMailToThisAddress = () => register(refusals.noMailHere)

export const LeakedPassword = () => register(refusals.leakedPassword)

export const ShortPassword = () => register(refusals.shortPassword)

export const WeakPassword = () => register(refusals.weakInEveryWay)

export const WeakPasswordForNoReason = () => register(refusals.weakForNoReason)

export const TooManyAttempts = () => register(refusals.tooOften)

export const CaptchaMissing = () => register(refusals.noCaptcha)

export const RegistrationClosed = () => register(refusals.signUpClosed)

export const TooManyMails = () => register(refusals.tooManyMails)

export const MailServerDown = () => register(refusals.mailServerDownAtSignUp)

export const Offline = () => register(refusals.unreachable)

export const ServerError = () => register(refusals.serverError)

export const UnreadableAnswer = () => register(refusals.unreadable)

export const CaptchaFailed = () => register(refusals.notAPerson)
