import { defineModel } from '@king-exchange/machine-workbench/models'
import { addressChangeMachine } from '@/machines/addressChangeMachine'

const email = 'ada@example.com'
const newEmail = 'ada@quill.example'

/** The section of the address in the security settings. */
export const addressChange = defineModel({
  machine: addressChangeMachine,
  input: { email, newEmail: null },
  events: [
    { type: 'change.opened' },
    { type: 'change.abandoned' },
    { type: 'links.sent', newEmail },
    { type: 'addresses.read', email, newEmail: null },
    { type: 'addresses.read', email, newEmail },
    { type: 'addresses.read', email: newEmail, newEmail: null },
  ],
  sentences: {
    closed: 'The address stands there; nothing is being changed',
    entering: 'The form for a new address is open',
    waiting: 'A new address waits until the links in both mails are opened',
  },
  ignored: {
    closed: {
      'change.abandoned': 'There is no form to close.',
      'links.sent': 'Nothing is sent without the form.',
    },
    entering: { 'change.opened': 'The form is open already.' },
    waiting: {
      'change.abandoned': 'There is no form to close.',
      'links.sent': 'Sent again, they wait as before.',
    },
  },
})
