import { SecondFactorPage, type SecondFactorPageProps } from '@/components/auth/SecondFactorPage'
import { MachineSeam } from '@/components/ui/MachineSeam'
import { checkCode } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'
import { secondFactorMachine } from '@/machines/secondFactorMachine'
import { answer, challenge, ignore, keyFactor, person, phoneFactor, refusal, totpFactor } from '../fixtures'
import { type FrozenForm, frozenForm } from '../workbench/frozenForm'

export default { title: 'Screens / Second factor', meta: { path: '/login' } }

const page = (props: Partial<SecondFactorPageProps> = {}) => (
  <SecondFactorPage
    email={person.email}
    factors={[totpFactor]}
    onSendCode={challenge}
    onVerify={answer}
    onLeave={ignore}
    {...props}
  />
)

const frozen = (
  state: Parameters<typeof frozenForm>[0],
  form: Partial<FrozenForm<{ code: string }>> = {},
): FormSnapshot => frozenForm(state, { values: { code: '123 456' }, validate: checkCode, ...form })

export const Empty = () => page()

export const TooShort = () => page({ snapshot: frozen('invalid', { values: { code: '1234' } }) })

export const NothingEntered = () => page({ snapshot: frozen('invalid', { values: { code: '' } }) })

export const Verifying = () => page({ snapshot: frozen('sending') })

export const WrongCode = () =>
  page({ snapshot: frozen('failed', { failure: refusal('wrongCode', 'Invalid TOTP code entered') }) })

export const ExpiredCode = () =>
  page({ snapshot: frozen('failed', { failure: refusal('codeExpired', 'MFA challenge has expired') }) })

export const RefusedCode = () =>
  page({ snapshot: frozen('failed', { failure: refusal('codeRefused', 'Too many attempts') }) })

export const Phone = () => page({ factors: [phoneFactor] })

const codeSent = secondFactorMachine.resolveState({
  value: 'sent',
  context: { factors: [phoneFactor], factor: phoneFactor, challengeId: 'challenge-of-a-story' },
})

export const CodeSentToPhone = () => (
  <MachineSeam value={{ snapshots: { secondFactor: codeSent } }}>
    {page({ factors: [phoneFactor], snapshot: frozen('editing') })}
  </MachineSeam>
)

export const SeveralFactors = () => page({ factors: [totpFactor, phoneFactor] })

export const SecurityKeyOnly = () => page({ factors: [keyFactor] })
