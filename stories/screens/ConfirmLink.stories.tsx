import {
  AddressAcceptedPage,
  AddressChangeBrokenPage,
  AddressChangedPage,
} from '@/components/auth/AddressChangePages'
import { BrokenLinkPage } from '@/components/auth/BrokenLinkPage'
import { ChooseAccessPage } from '@/components/auth/ChooseAccessPage'
import { ClaimAccountPage, type ClaimAccountPageProps } from '@/components/auth/ClaimAccountPage'
import { ConfirmLinkPage } from '@/components/auth/ConfirmLinkPage'
import { ProveAddressPage } from '@/components/auth/ProveAddressPage'
import { SwitchAccountPage } from '@/components/auth/SwitchAccountPage'
import {
  type ClaimValues,
  checkClaim,
  checkEmail,
  checkLogin,
  checkNewAccess,
} from '@/data/content/formRules'
import { failureTitles } from '@/data/content/messages'
import type { Failure, ProviderError } from '@/data/session/errors'
import {
  answer,
  filledLogin,
  filledPasswords,
  ignore,
  newAddress,
  person,
  refusal,
  somebodyElse,
} from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import type { TypedForm } from '../workbench/frozenForm'
import { frozenForm } from '../workbench/frozenForm'
import { refusedForm } from '../workbench/refusedForm'
import { refused } from './refusedPages'

export default { title: 'Screens / Confirm link', meta: { path: '/auth/confirm' } }

const link = { values: {}, validate: () => ({}) }
const typed = { values: filledLogin, validate: checkLogin }
const chosen = {
  values: { firstName: person.firstName, lastName: person.lastName, ...filledPasswords },
  validate: checkNewAccess,
}

const prove = (form?: TypedForm) => (
  <Frozen snapshots={{ form }}>
    <ProveAddressPage email={person.email} onSend={async () => true} />
  </Frozen>
)

const choose = (form?: TypedForm) => (
  <Frozen snapshots={{ form }}>
    <ChooseAccessPage email={person.email} onSend={answer} />
  </Frozen>
)

const redeem = (form?: TypedForm) => (
  <Frozen snapshots={{ form }}>
    <ConfirmLinkPage purpose="recovery" onSend={answer} />
  </Frozen>
)

const notConfirmed = (failure: ProviderError) =>
  refused(failureTitles.confirm, failure, prove(refusedForm(typed, failure)))

const notRedeemed = (failure: ProviderError) =>
  refused(failureTitles.confirm, failure, redeem(refusedForm(link, failure)))

export const Ready = () => prove()

export const ReadyForUnnamedAddress = () => <ProveAddressPage email={undefined} onSend={async () => true} />

export const WithoutPassword = () =>
  prove(frozenForm('invalid', { ...typed, values: { ...filledLogin, password: '' } }))

export const Sending = () => prove(frozenForm('sending', typed))

export const RateLimited = () => prove(refusedForm(typed, refusal('rateLimited', 'Too many requests', 12)))

export const Unreachable = () => prove(refusedForm(typed, refusal('unreachable')))

export const AccountSuspended = () => notConfirmed(refusals.banned)

export const ServerError = () => notConfirmed(refusals.serverError)

export const OtherAddress = () => prove(refusedForm(typed, refusal('otherAccount')))

export const OtherPassword = () => choose()

export const OtherPasswordIncomplete = () =>
  choose(
    frozenForm('invalid', {
      ...chosen,
      values: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    }),
  )

export const OtherPasswordLeaked = () =>
  refused(
    failureTitles.confirm,
    refusals.leakedPassword,
    choose(refusedForm(chosen, refusals.leakedPassword)),
  )

export const OtherPasswordSending = () => choose(frozenForm('sending', chosen))

export const OtherPasswordUnreachable = () => choose(refusedForm(chosen, refusal('unreachable')))

const claimed = {
  values: { email: person.email, ...chosen.values },
  validate: (values: ClaimValues) => checkClaim(values, true),
}

const claim = (purpose: ClaimAccountPageProps<unknown>['purpose'], form?: TypedForm) => (
  <Frozen snapshots={{ form }}>
    <ClaimAccountPage purpose={purpose} onSend={answer} />
  </Frozen>
)

export const ReadyWithTokens = () => claim('access')

export const WithTokensIncomplete = () =>
  claim(
    'access',
    frozenForm('invalid', {
      ...claimed,
      values: { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' },
    }),
  )

export const WithTokensOfAnotherAddress = () => claim('access', refusedForm(claimed, refusal('otherAccount')))

export const WithTokensSending = () => claim('access', frozenForm('sending', claimed))

export const ReadyForRecoveryWithTokens = () => claim('password')

export const SwitchAccount = () => (
  <SwitchAccountPage signedInAs={somebodyElse.email} email={person.email} onSwitch={ignore} />
)

export const SwitchToUnnamedAccount = () => (
  <SwitchAccountPage signedInAs={somebodyElse.email} email={undefined} onSwitch={ignore} />
)

export const ReadyForRecovery = () => redeem()

export const SendingForRecovery = () => redeem(frozenForm('sending', link))

export const TooManyAttemptsForRecovery = () => notRedeemed(refusals.tooOften)

export const AccountSuspendedForRecovery = () => notRedeemed(refusals.banned)

export const ServerErrorForRecovery = () => notRedeemed(refusals.serverError)

export const OfflineForRecovery = () => notRedeemed(refusals.unreachable)

export const ReadyForLogin = () => <ConfirmLinkPage purpose="login" onSend={answer} />

export const ReadyForChange = () => <ConfirmLinkPage purpose="addressChange" onSend={answer} />

export const OneOfTwoForChange = () => <AddressAcceptedPage mailbox={null} />

export const ChangedAndLoggedOut = () => <AddressChangedPage email={newAddress} signedInAs={null} />

export const ChangedAndLoggedIn = () => <AddressChangedPage email={newAddress} signedInAs={newAddress} />

export const ChangedBesideAnotherAccount = () => (
  <AddressChangedPage email={newAddress} signedInAs={person.email} />
)

export const ExpiredForChange = () => <AddressChangeBrokenPage />

export const Incomplete = () => <BrokenLinkPage purpose="recovery" onSend={answer} problem={null} />

export const Expired = () => <BrokenLinkPage purpose="confirmation" onSend={answer} problem="expired" />

export const ExpiredForRecovery = () => (
  <BrokenLinkPage purpose="recovery" onSend={answer} problem="expired" />
)

export const FromAnotherBrowser = () => (
  <BrokenLinkPage purpose="recovery" onSend={answer} problem="elsewhere" />
)

export const Unsupported = () => <BrokenLinkPage purpose="recovery" onSend={answer} problem="unsupported" />

const renewing = (value: 'invalid' | 'sending' | 'failed', email: string, failure?: Failure) => (
  <Frozen snapshots={{ form: frozenForm(value, { values: { email }, validate: checkEmail, failure }) }}>
    <BrokenLinkPage purpose="confirmation" onSend={answer} problem="expired" />
  </Frozen>
)

export const RenewalInvalid = () => renewing('invalid', 'nadia.brandt')

export const RenewalSending = () => renewing('sending', person.email)

export const RenewalUnreachable = () => renewing('failed', person.email, refusal('unreachable'))
