import { LoginForm } from '@/components/auth/LoginPage'
import { checkLogin, type LoginValues } from '@/data/rules/formRules'
import { answer, filledLogin, mail, person, refusal, social } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FrozenForm, frozenForm } from '../workbench/frozenForm'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Form' }

const events = [
  { type: 'form.edited', name: 'email', value: person.email },
  { type: 'form.filled', values: { email: person.email } },
  { type: 'field.left', entered: null },
  { type: 'form.submitted' },
  { type: 'form.reset' },
  { type: 'complaints.dismissed' },
  { type: 'page.left' },
  { type: 'page.returned' },
]

const frame = (
  value: Parameters<typeof frozenForm>[0],
  { values = filledLogin, failure, secondsLeft }: Partial<FrozenForm<LoginValues>> = {},
) => {
  const snapshot = frozenForm(value, { values, validate: checkLogin, failure, secondsLeft })
  const problems = Object.values(snapshot.context.problems).filter(Boolean)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        email: values.email || 'empty',
        password: values.password ? 'typed' : 'empty',
        problems: problems.join(' ') || 'none',
        failure: failure?.message ?? 'none',
        secondsLeft: String(secondsLeft ?? 0),
      }}
    >
      <Frozen snapshots={{ form: snapshot }}>
        <LoginForm onSend={answer} mail={mail} social={social} />
      </Frozen>
    </MachineFrame>
  )
}

export const OpenEditing = () => frame('editing')

export const OpenInvalid = () => frame('invalid', { values: { email: '', password: '' } })

export const Sending = () => frame('sending')

export const OpenSucceeded = () => frame('succeeded')

export const OpenFailed = () =>
  frame('failed', { failure: refusal('invalidCredentials', 'Invalid login credentials') })

export const Left = () => frame('left')

export const Waiting = () =>
  frame('waiting', { failure: refusal('rateLimited', 'Request rate limit reached', 42), secondsLeft: 42 })

export const OpenFailedUnanswered = () => frame('failed')
