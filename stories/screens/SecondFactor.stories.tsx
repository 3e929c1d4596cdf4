import { SecondFactorPage, type SecondFactorPageProps } from '@/components/auth/SecondFactorPage'
import { checkCode } from '@/data/rules/formRules'
import { secondFactorMachine } from '@/machines/secondFactorMachine'
import { answer, challenge, ignore, keyFactor, person, phoneFactor, refusal, totpFactor } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FormState, type FrozenForm, frozenForm } from '../workbench/frozenForm'

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

const frozen = (
  state: FormState,
  form: Partial<FrozenForm<{ code: string }>> = {},
  props: Partial<SecondFactorPageProps> = {},
) => (
  <Frozen
    snapshots={{ form: frozenForm(state, { values: { code: '123 456' }, validate: checkCode, ...form }) }}
  >
    {page(props)}
  </Frozen>
)

export const Empty = () => page()

export const TooShort = () => frozen('invalid', { values: { code: '1234' } })

export const NothingEntered = () => frozen('invalid', { values: { code: '' } })

export const Verifying = () => frozen('sending')

export const WrongCode = () =>
  frozen('failed', { failure: refusal('wrongCode', 'Invalid TOTP code entered') })

export const ExpiredCode = () =>
  frozen('failed', { failure: refusal('codeExpired', 'MFA challenge has expired') })

export const RefusedCode = () => frozen('failed', { failure: refusal('codeRefused', 'Too many attempts') })

export const Phone = () => page({ factors: [phoneFactor] })

const codeSent = secondFactorMachine.resolveState({
  value: 'sent',
  context: { factors: [phoneFactor], factor: phoneFactor, challengeId: 'challenge-of-a-story' },
})

export const CodeSentToPhone = () => (
  <Frozen snapshots={{ secondFactor: codeSent }}>{page({ factors: [phoneFactor] })}</Frozen>
)

export const SeveralFactors = () => page({ factors: [totpFactor, phoneFactor] })

export const SecurityKeyOnly = () => page({ factors: [keyFactor] })
