import { ContactPage } from '@/components/contact/ContactPage'
import { SupportStatus } from '@/components/contact/SupportStatus'
import { type ContactValues, checkContact } from '@/data/content/formRules'
import { sessionEnded, sessionEndings } from '@/data/content/messages'
import type { Failure } from '@/data/session/errors'
import { answer, names, person, refusal } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { shown } from './refusedPages'

export default { title: 'Screens / Contact', meta: { path: '/contact' } }

const filled: ContactValues = {
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  subject: 'A card that was declined',
  message: 'On Tuesday at noon my card was declined at a till, with enough on the balance.',
}

const pageWith = (state: FormState, values = filled, failure?: Failure) => (
  <Frozen snapshots={{ form: frozenForm(state, { values, validate: checkContact, failure }) }}>
    <ContactPage onSend={answer} status={<SupportStatus now={monday} />} />
  </Frozen>
)

const monday = Date.UTC(2026, 10, 23, 16)

export const Empty = () => <ContactPage onSend={answer} status={<SupportStatus now={monday} />} />

export const BeforeHydration = () => <ContactPage onSend={answer} />

export const Filled = () => pageWith('editing')

export const NothingEntered = () => pageWith('invalid', { name: '', email: '', subject: '', message: '' })

export const MalformedEmail = () => pageWith('invalid', { ...filled, email: 'nadia.brandt' })

export const Sending = () => pageWith('sending')

export const Succeeded = () => pageWith('succeeded')

export const Failed = () => pageWith('failed', filled, refusal('unreachable'))

const begun = 'Could you please tell me'

const writing = (message: string) =>
  pageWith('editing', { name: person.firstName, email: '', subject: '', message })

export const HalfWritten = () => writing(begun)

export const LoggedOutElsewhereWhileWriting = () => shown('info', sessionEndings.elsewhere, writing(begun))

export const LoggedOutInAnotherTabWhileWriting = () => shown('info', sessionEnded, writing(begun))

export const WrittenOnAfterTheSession = () => writing(`${begun} what a card costs?`)

export const LongAndForeignMessage = () =>
  pageWith('editing', {
    name: names.unbroken,
    email: person.email,
    subject: names.rightToLeft,
    message: names.long.repeat(12),
  })
