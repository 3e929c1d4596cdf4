import { ForgotPasswordPage, type ForgotPasswordPageProps } from '@/components/auth/ForgotPasswordPage'
import { ResetSentPage } from '@/components/auth/ResetSentPage'
import { checkEmail } from '@/data/rules/formRules'
import { answer, person } from '../fixtures'
import { frozenForm } from '../workbench/frozenForm'

// The wait for another mail is read off the clock, which therefore stands still here.
export default {
  title: 'Screens / Forgot password',
  meta: { path: '/forgot-password', mockDate: '2026-01-15T09:30:00.000Z' },
}

const page = (props: Omit<ForgotPasswordPageProps, 'onSend'> = {}) => (
  <ForgotPasswordPage {...props} onSend={answer} />
)

const values = { email: person.email }

export const Empty = () => page()

export const EmailFromThePageBefore = () => page({ email: person.email })

export const NothingEntered = () =>
  page({ snapshot: frozenForm('invalid', { values: { email: '' }, validate: checkEmail }) })

export const MalformedEmail = () =>
  page({ snapshot: frozenForm('invalid', { values: { email: 'nadia.brandt' }, validate: checkEmail }) })

export const Sending = () => page({ snapshot: frozenForm('sending', { values, validate: checkEmail }) })

export const CheckYourInbox = () => <ResetSentPage email={person.email} onResend={answer} />
