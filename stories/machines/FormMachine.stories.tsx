import { LoginForm } from '@/components/auth/LoginForm'
import { checkLogin, type LoginValues } from '@/data/rules/formRules'
import { answer, choose, filledLogin, person, refusal } from '../fixtures'
import { type FrozenForm, frozenForm } from '../workbench/frozenForm'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Form' }

const events = [
  { type: 'form.edited', name: 'email', value: person.email },
  { type: 'form.submitted' },
  { type: 'form.reset' },
  { type: 'clock.ticked' },
  { type: 'form.setAside' },
]

const frame = (
  value: Parameters<typeof frozenForm>[0],
  { values = filledLogin, failure, secondsLeft }: Partial<FrozenForm<LoginValues>> = {},
) => {
  const snapshot = frozenForm(value, { values, validate: checkLogin, failure, secondsLeft })
  const problems = Object.values(snapshot.context.problems).filter((problem) => problem !== undefined)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        email: values.email || 'empty',
        password: values.password ? 'typed' : 'empty',
        problems: problems.join(' ') || 'none',
        failure: failure instanceof Error ? failure.message : 'none',
        secondsLeft: String(snapshot.context.secondsLeft),
      }}
    >
      <LoginForm onSend={answer} onResend={answer} onChoose={choose} snapshot={snapshot} />
    </MachineFrame>
  )
}

export const Editing = () => frame('editing')

export const Invalid = () => frame('invalid', { values: { email: '', password: '' } })

export const Sending = () => frame('sending')

export const Succeeded = () => frame('succeeded')

export const Failed = () =>
  frame('failed', { failure: refusal('invalidCredentials', 'Invalid login credentials') })

export const Waiting = () =>
  frame('waiting', { failure: refusal('rateLimited', 'Request rate limit reached', 42), secondsLeft: 42 })

export const FailedUnanswered = () => frame('failed')
