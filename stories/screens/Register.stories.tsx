import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { registrationComplaints } from '@/data/content/messages'
import { checkRegistration, type RegisterValues } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'
import { answer, choose, filledRegistration, person } from '../fixtures'
import { frozenForm } from '../workbench/frozenForm'
import { ShownToast } from '../workbench/ShownToast'

// The wait for another mail is read off the clock, which therefore stands still here.
export default {
  title: 'Screens / Register',
  meta: { path: '/register', mockDate: '2026-01-15T09:30:00.000Z' },
}

const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

const page = (snapshot?: FormSnapshot) => (
  <RegisterPage onSend={answer} onChoose={choose} snapshot={snapshot} />
)

const invalid = (changes: Partial<RegisterValues>) =>
  page(
    frozenForm('invalid', {
      values: { ...filledRegistration, ...changes },
      validate: checkRegistration,
    }),
  )

export const Empty = () => page()

export const Filled = () =>
  page(frozenForm('editing', { values: filledRegistration, validate: checkRegistration }))

export const NothingEntered = () => invalid(empty)

export const MalformedEmail = () => invalid({ email: 'nadia at example' })

const tooLong = 'crown '.repeat(13)

export const TooLongPassword = () => invalid({ password: tooLong, confirmPassword: tooLong })

export const PasswordMismatch = () => (
  <>
    <ShownToast type="error" message={registrationComplaints.confirmPassword} />
    {invalid({ confirmPassword: 'seven slow lantern' })}
  </>
)

export const TermsNotTicked = () => (
  <>
    <ShownToast type="error" message={registrationComplaints.terms} />
    {invalid({ terms: false })}
  </>
)

export const Sending = () =>
  page(frozenForm('sending', { values: filledRegistration, validate: checkRegistration }))

export const CheckYourInbox = () => <RegisteredPage email={person.email} onResend={answer} />
