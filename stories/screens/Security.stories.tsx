import { type ReactNode, useState } from 'react'
import { SecondFactors } from '@/components/account/security/SecondFactors'
import { SecurityScreen } from '@/components/account/security/SecurityScreen'
import { factorFailures } from '@/data/content/factors'
import { checkCode, checkNewFactor } from '@/data/content/formRules'
import type { Failure } from '@/data/session/errors'
import type { Factor } from '@/data/session/sessionTypes'
import { type FactorsSnapshot, factorsMachine } from '@/machines/factorsMachine'
import type { ReadSnapshot } from '@/machines/readMachine'
import { enrolledFactor, factorCalls, factorOf, person, phoneFactor, refusal, storyNow } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenAuth, signedOut } from '../workbench/frozenAuth'
import type { TypedForm } from '../workbench/frozenForm'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { freezeRead, frozenRead, readOf } from '../workbench/frozenRead'
import { refusedForm } from '../workbench/refusedForm'
import { ShownToast } from '../workbench/ShownToast'
import { AccountFrame, type AccountFrameProps } from './AccountFrame'

export default { title: 'Screens / Security', meta: { path: '/settings/security' } }

const work = factorOf('totp', 'Work phone')
const tablet = { ...factorOf('totp', 'Tablet at home'), id: 'tablet', created_at: '2025-11-02T12:00:00Z' }

type SectionProps = {
  factors?: ReadSnapshot<Factor[]>
  /** Start of the session. */
  since?: number
  /** The step in place of the list. */
  step?: FactorsSnapshot
  form?: TypedForm
}

/** The section of the second factors, in one of its steps. */
function Section({
  factors = readOf<Factor[]>([]),
  since = Date.parse('2026-02-01T08:00:00Z'),
  step,
  form,
}: SectionProps) {
  const [read] = useState(() => frozenRead<Factor[]>(factors.value, factors.context.data))
  return (
    <AccountFrame>
      <Frozen snapshots={{ factors: step, form }}>
        <SecondFactors factors={read} since={since} calls={factorCalls} />
      </Frozen>
    </AccountFrame>
  )
}

type PageProps = Pick<AccountFrameProps, 'auth'> & Pick<SectionProps, 'factors'>

/** The whole page. */
function Page({ auth, factors = readOf<Factor[]>([]) }: PageProps) {
  const [reads] = useState(() => ({
    userId: person.id,
    factors: frozenRead<Factor[]>(factors.value, factors.context.data),
  }))
  return (
    <AccountFrame {...(auth ? { auth } : null)}>
      <SecurityScreen reads={reads} />
    </AccountFrame>
  )
}

const naming = factorsMachine.resolveState({ value: 'naming', context: { enrolled: null, removed: null } })
const confirming = factorsMachine.resolveState({
  value: 'confirming',
  context: { enrolled: enrolledFactor, removed: null },
})
const finishing = factorsMachine.resolveState({
  value: 'confirming',
  context: { enrolled: { id: 'tablet', friendly_name: 'Tablet at home' }, removed: null },
})
const removing = factorsMachine.resolveState({
  value: { removing: 'asking' },
  context: { enrolled: null, removed: work },
})

const named = (name: string, failure?: Failure) => {
  const form = { values: { name, code: '' }, validate: checkNewFactor([tablet.friendly_name ?? ''], false) }
  return failure ? refusedForm(form, failure) : frozenForm('invalid', form)
}

const coded = (state: FormState, failure?: Failure) =>
  frozenForm(state, { values: { code: '123 456' }, validate: checkCode, failure })

const shown = (title: string, { message }: Failure, story: ReactNode) => (
  <>
    <ShownToast type="error" message={{ title, description: message }} />
    {story}
  </>
)

const wrong = Object.assign(refusal('wrongCode', 'Invalid TOTP code entered'), { checkedAt: storyNow })

export const NoFactor = () => <Page />

export const OneDevice = () => <Page factors={readOf([work])} />

export const TwoDevices = () => <Page factors={readOf([work, tablet])} />

export const LongNames = () => (
  <Section factors={readOf([{ ...work, friendly_name: 'W'.repeat(60) }, factorOf('webauthn')])} />
)

export const PhoneOnly = () => <Section factors={readOf([phoneFactor])} />

export const Loading = () => <Page factors={freezeRead('reading')} />

export const Unavailable = () => <Page factors={freezeRead({ unavailable: 'failed' })} />

export const Naming = () => <Section step={naming} />

export const NameMissing = () => <Section step={naming} form={named('')} />

export const NameOfAnother = () => (
  <Section factors={readOf([tablet])} step={naming} form={named('Tablet at home')} />
)

export const NameTaken = () => (
  <Section step={naming} form={named('Work phone', refusal('factorNameTaken'))} />
)

export const NoDevicesForNow = () => (
  <Section step={naming} form={named('Work phone', refusal('factorsClosed'))} />
)

export const TooManyDevices = () => (
  <Section step={naming} form={named('Work phone', refusal('tooManyFactors'))} />
)

export const Preparing = () => (
  <Section
    step={naming}
    form={frozenForm('sending', {
      values: { name: 'Work phone', code: '' },
      validate: checkNewFactor([], false),
    })}
  />
)

const proven = { values: { name: 'Work phone', code: '123 456' }, validate: checkNewFactor([], true) }

export const NamingAnother = () => <Section factors={readOf([tablet])} step={naming} />

export const ProofMissing = () => (
  <Section
    factors={readOf([tablet])}
    step={naming}
    form={frozenForm('invalid', { ...proven, values: { name: 'Work phone', code: '' } })}
  />
)

export const ProofRefused = () =>
  shown(
    factorFailures.addition,
    wrong,
    <Section factors={readOf([tablet])} step={naming} form={refusedForm(proven, wrong)} />,
  )

export const AddedElsewhereMeanwhile = () => (
  <Section
    factors={readOf([tablet])}
    step={naming}
    form={refusedForm({ ...proven, values: { name: 'Work phone', code: '' } }, refusal('proofNeeded'))}
  />
)

export const Scanning = () => <Section step={confirming} />

export const Verifying = () => <Section step={confirming} form={coded('sending')} />

export const WrongCode = () =>
  shown(factorFailures.addition, wrong, <Section step={confirming} form={coded('failed', wrong)} />)

export const SetUpRemovedMeanwhile = () => (
  <Section step={confirming} form={coded('failed', refusal('factorGone', 'Factor not found'))} />
)

const unfinished: Factor = { ...tablet, status: 'unverified' }

export const UnfinishedSetUp = () => <Page factors={readOf([work, unfinished])} />

export const FirstUnfinishedSetUp = () => <Section factors={readOf([unfinished])} />

export const FinishingTheSetUp = () => <Section factors={readOf([work, unfinished])} step={finishing} />

export const CheckingBeforeARemoval = () => (
  <Section
    factors={readOf([work])}
    step={factorsMachine.resolveState({
      value: { removing: 'checking' },
      context: { enrolled: null, removed: work },
    })}
  />
)

export const RemovedMeanwhile = () => <Section factors={readOf([tablet])} step={removing} />

export const RemovingTheOnlyDevice = () => <Section factors={readOf([work])} step={removing} />

export const RemovingOneOfTwo = () => <Section factors={readOf([work, tablet])} step={removing} />

export const RemovingOneOfThree = () => (
  <Section
    factors={readOf([work, tablet, { ...tablet, id: 'watch', friendly_name: 'Watch' }])}
    step={removing}
  />
)

export const RemovingBesideANewDevice = () => (
  <Section factors={readOf([work, tablet])} since={Date.parse('2025-10-01T08:00:00Z')} step={removing} />
)

export const RemovalRefused = () =>
  shown(
    factorFailures.removal,
    wrong,
    <Section factors={readOf([work])} step={removing} form={coded('failed', wrong)} />,
  )

export const CheckingTheSession = () => <Page auth={frozenAuth({ loading: 'prompt' })} />

export const NoAccess = () => <Page auth={signedOut} />
