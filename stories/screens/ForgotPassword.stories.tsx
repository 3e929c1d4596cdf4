import { ForgotPasswordPage, ResetSentPage } from '@/components/auth/ForgotPasswordPage'
import { checkEmail } from '@/data/content/formRules'
import { answer, mail, person } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { storyLink } from '../workbench/storyLink'
import { forgotPassword } from './refusedPages'

// The cooldown of a mail depends on the clock, which therefore is fixed here.
export default {
  title: 'Screens / Forgot password',
  meta: { path: '/forgot-password' },
}

const page = (state: FormState, email: string) => (
  <Frozen snapshots={{ form: frozenForm(state, { values: { email }, validate: checkEmail }) }}>
    <ForgotPasswordPage onSend={answer} />
  </Frozen>
)

export const Empty = () => <ForgotPasswordPage onSend={answer} />

export const EmailFromThePageBefore = () => <ForgotPasswordPage email={person.email} onSend={answer} />

export const NothingEntered = () => page('invalid', '')

export const MalformedEmail = () => page('invalid', 'nadia.brandt')

export const Sending = () => page('sending', person.email)

export const CheckYourInbox = () => <ResetSentPage email={person.email} mail={mail} mailbox={null} />

export const CheckTheLocalMailbox = () => (
  <ResetSentPage email={person.email} mail={mail} mailbox={storyLink('start-here--welcome')} />
)

export const AddressRefused = () => forgotPassword(refusals.invalid)

export const TooManyMails = () => forgotPassword(refusals.tooManyMails)

export const CaptchaMissing = () => forgotPassword(refusals.noCaptcha)

export const TooManyAttempts = () => forgotPassword(refusals.tooOften)

export const MailServerDown = () => forgotPassword(refusals.mailServerDown)

export const Offline = () => forgotPassword(refusals.unreachable)

export const ServerError = () => forgotPassword(refusals.serverError)

export const CaptchaFailed = () => forgotPassword(refusals.notAPerson)
