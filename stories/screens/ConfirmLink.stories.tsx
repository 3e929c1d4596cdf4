import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { checkEmail } from '@/data/formRules'
import type { ProviderError } from '@/data/providerError'
import { answer, person, refusal } from '../fixtures'
import { frozenForm } from '../workbench/frozenForm'
import { refusedForm } from '../workbench/refusedForm'

export default { title: 'Screens / Confirm link', meta: { path: '/auth/confirm' } }

const form = { values: {}, validate: () => ({}) }

const failedWith = (failure?: ProviderError) => (
  <ConfirmLinkPage purpose="confirmation" onSend={answer} snapshot={refusedForm(form, failure)} />
)

export const Ready = () => <ConfirmLinkPage purpose="confirmation" onSend={answer} />

export const ReadyForRecovery = () => <ConfirmLinkPage purpose="recovery" onSend={answer} />

export const Sending = () => (
  <ConfirmLinkPage purpose="confirmation" onSend={answer} snapshot={frozenForm('sending', form)} />
)

export const SendingForRecovery = () => (
  <ConfirmLinkPage purpose="recovery" onSend={answer} snapshot={frozenForm('sending', form)} />
)

export const RateLimited = () => failedWith(refusal('rateLimited', 'Too many requests', 12))

export const Unreachable = () => failedWith(refusal('unreachable'))

export const Incomplete = () => <BrokenLinkPage purpose="confirmation" onSend={answer} problem={null} />

export const Expired = () => <BrokenLinkPage purpose="confirmation" onSend={answer} problem="expired" />

export const ExpiredForRecovery = () => (
  <BrokenLinkPage purpose="recovery" onSend={answer} problem="expired" />
)

export const Unsupported = () => (
  <BrokenLinkPage purpose="confirmation" onSend={answer} problem="unsupported" />
)

const renewing = (value: 'invalid' | 'sending' | 'failed', email: string, failure?: ProviderError) => (
  <BrokenLinkPage
    purpose="confirmation"
    onSend={answer}
    problem="expired"
    snapshot={frozenForm(value, { values: { email }, validate: checkEmail, failure })}
  />
)

export const RenewalInvalid = () => renewing('invalid', 'nadia.brandt')

export const RenewalSending = () => renewing('sending', person.email)

export const RenewalUnreachable = () => renewing('failed', person.email, refusal('unreachable'))
