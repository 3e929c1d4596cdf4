import { ContactPage, type ContactPageProps } from '@/components/contact/ContactPage'
import type { Failure } from '@/data/provider/toFailure'
import { type ContactValues, checkContact } from '@/data/rules/formRules'
import { answer, names, person, refusal } from '../fixtures'
import { frozenForm } from '../workbench/frozenForm'

export default { title: 'Screens / Contact', meta: { path: '/contact' } }

const filled: ContactValues = {
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  subject: 'A card that was declined',
  message: 'On Tuesday at noon my card was declined at a till, with enough on the balance.',
}

const page = (snapshot?: ContactPageProps['snapshot']) => <ContactPage onSend={answer} snapshot={snapshot} />

const pageWith = (state: Parameters<typeof frozenForm>[0], values = filled, failure?: Failure) =>
  page(frozenForm(state, { values, validate: checkContact, failure }))

export const Empty = () => page()

export const Filled = () => pageWith('editing')

export const NothingEntered = () => pageWith('invalid', { name: '', email: '', subject: '', message: '' })

export const MalformedEmail = () => pageWith('invalid', { ...filled, email: 'nadia.brandt@example' })

export const Sending = () => pageWith('sending')

export const Succeeded = () => pageWith('succeeded')

export const Failed = () => pageWith('failed', filled, refusal('unreachable'))

export const LongAndForeignMessage = () =>
  pageWith('editing', {
    name: names.unbroken,
    email: person.email,
    subject: names.rightToLeft,
    message: names.long.repeat(12),
  })
