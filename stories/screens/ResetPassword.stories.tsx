import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { SessionPending } from '@/components/layout/SessionPending'
import { AuthProvider } from '@/components/session/AuthContext'
import { checkNewPassword } from '@/data/content/formRules'
import { answer, filledPasswords, person } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { frozenAuth } from '../workbench/frozenAuth'
import type { TypedForm } from '../workbench/frozenForm'
import { frozenForm } from '../workbench/frozenForm'
import { newPassword } from './refusedPages'

export default { title: 'Screens / Reset password', meta: { path: '/reset-password' } }

const form = { values: filledPasswords, validate: checkNewPassword }

const page = (form?: TypedForm) => (
  <Frozen snapshots={{ form }}>
    <ResetPasswordPage email={person.email} onSend={answer} />
  </Frozen>
)

const pending = (...state: Parameters<typeof frozenAuth>) => (
  <AuthProvider auth={frozenAuth(...state)}>
    <SessionPending />
  </AuthProvider>
)

export const CheckingTheSession = () => pending({ loading: 'prompt' })

export const StillChecking = () => pending({ loading: 'slow' })

export const ExchangeUnreachable = () => pending({ loading: { unreachable: 'waiting' } })

export const WithoutSession = () => <ResetPasswordPage email={null} onSend={answer} />

export const SessionEnded = () => <ResetPasswordPage email={null} hasEnded onSend={answer} />

export const Ready = () => page()

export const NothingEntered = () =>
  page(frozenForm('invalid', { ...form, values: { password: '', confirmPassword: '' } }))

export const PasswordMismatch = () =>
  page(frozenForm('invalid', { ...form, values: { ...filledPasswords, confirmPassword: 'seven' } }))

export const Sending = () => page(frozenForm('sending', form))

export const OldPasswordAgain = () => newPassword(refusals.oldPassword)

export const LeakedPassword = () => newPassword(refusals.leakedPassword)

export const ShortPassword = () => newPassword(refusals.shortPassword)

export const TooManyAttempts = () => newPassword(refusals.tooOften)

export const NeedsAFreshLink = () => newPassword(refusals.tooOld)

export const NeedsTheCode = () => newPassword(refusals.codeNeeded)

export const SessionMissing = () => newPassword(refusals.noSession)

export const Offline = () => newPassword(refusals.unreachable)

export const ServerError = () => newPassword(refusals.serverError)
