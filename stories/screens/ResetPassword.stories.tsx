import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { SessionPending } from '@/components/layout/SessionPending'
import { AuthProvider } from '@/components/session/AuthContext'
import { checkNewPassword } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'
import { answer, filledPasswords, ignore, person } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenAuth } from '../workbench/frozenAuth'
import { frozenForm } from '../workbench/frozenForm'

export default { title: 'Screens / Reset password', meta: { path: '/reset-password' } }

const form = { values: filledPasswords, validate: checkNewPassword }

const page = (form?: FormSnapshot) => (
  <Frozen snapshots={{ form }}>
    <ResetPasswordPage email={person.email} onSend={answer} />
  </Frozen>
)

const pending = (loading: 'prompt' | 'slow') => (
  <AuthProvider auth={frozenAuth({ loading })}>
    <SessionPending onRetry={ignore} />
  </AuthProvider>
)

export const CheckingTheSession = () => pending('prompt')

export const StillChecking = () => pending('slow')

export const WithoutSession = () => <ResetPasswordPage email={null} onSend={answer} />

export const SessionEnded = () => <ResetPasswordPage email={null} hasEnded onSend={answer} />

export const Ready = () => page()

export const NothingEntered = () =>
  page(frozenForm('invalid', { ...form, values: { password: '', confirmPassword: '' } }))

export const PasswordMismatch = () =>
  page(frozenForm('invalid', { ...form, values: { ...filledPasswords, confirmPassword: 'seven' } }))

export const Sending = () => page(frozenForm('sending', form))
