import { SecondFactorPage, type SecondFactorPageProps } from '@/components/auth/SecondFactorPage'
import { checkCode } from '@/data/content/formRules'
import { failureTitles } from '@/data/content/messages'
import type { ProviderError } from '@/data/session/errors'
import { secondFactorMachine } from '@/machines/secondFactorMachine'
import { answer, challenge, factorOf, ignore, keyFactor, person, phoneFactor, totpFactor } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { type FormState, type FrozenForm, frozenForm } from '../workbench/frozenForm'
import { refusedForm } from '../workbench/refusedForm'
import { refused } from './refusedPages'

export default { title: 'Screens / Second factor', meta: { path: '/login' } }

const page = (props: Partial<SecondFactorPageProps> = {}) => (
  <SecondFactorPage
    email={person.email}
    factors={[totpFactor]}
    code={{ onSend: challenge }}
    verification={{ onSend: answer }}
    onLeave={ignore}
    {...props}
  />
)

const typed = { values: { code: '123 456' }, validate: checkCode }

const frozen = (state: FormState, form: Partial<FrozenForm<{ code: string }>> = {}) => (
  <Frozen snapshots={{ form: frozenForm(state, { ...typed, ...form }) }}>{page()}</Frozen>
)

const refusedCode = (failure: ProviderError) =>
  refused(
    failureTitles.signIn,
    failure,
    <Frozen snapshots={{ form: refusedForm(typed, failure) }}>{page()}</Frozen>,
  )

export const Empty = () => page()

export const TooShort = () => frozen('invalid', { values: { code: '1234' } })

export const NothingEntered = () => frozen('invalid', { values: { code: '' } })

export const Verifying = () => frozen('sending')

export const WrongCode = () => refusedCode(refusals.wrongCode)

export const ExpiredCode = () => refusedCode(refusals.lateCode)

export const RefusedCode = () => refusedCode(refusals.refusedCode)

export const TooManyAttempts = () => refusedCode(refusals.tooOften)

export const ServerError = () => refusedCode(refusals.serverError)

export const Offline = () => refusedCode(refusals.unreachable)

export const Phone = () => page({ factors: [phoneFactor] })

const codeSent = secondFactorMachine.resolveState({
  value: 'sent',
  context: { apps: [], phones: [phoneFactor], phone: phoneFactor, challengeId: 'challenge-of-a-story' },
})

export const CodeSentToPhone = () => (
  <Frozen snapshots={{ secondFactor: codeSent }}>{page({ factors: [phoneFactor] })}</Frozen>
)

export const TooManyTexts = () =>
  refused(failureTitles.code, refusals.tooManyTexts, page({ factors: [phoneFactor] }))

const work = factorOf('totp', 'Work phone')
const tablet = { ...factorOf('totp', 'Tablet at home'), id: 'tablet' }

export const SeveralApps = () => page({ factors: [work, tablet] })

export const SeveralFactors = () => page({ factors: [totpFactor, phoneFactor] })

export const SecurityKeyOnly = () => page({ factors: [keyFactor] })
