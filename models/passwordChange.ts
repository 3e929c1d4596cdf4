import { defineModel } from '@king-exchange/machine-workbench/models'
import { passwordChangeMachine } from '@/machines/passwordChangeMachine'

/** The section of the password in the security settings. */
export const passwordChange = defineModel({
  machine: passwordChangeMachine,
  input: undefined,
  events: [
    { type: 'change.opened' },
    { type: 'change.abandoned' },
    { type: 'code.mailed' },
    { type: 'password.changed' },
  ],
  sentences: {
    closed: 'The password is not being changed',
    choosing: 'A new password is being chosen',
    confirming: 'A new password is being chosen, and the code from a mail is asked for as well',
  },
  ignored: {
    closed: {
      'change.abandoned': 'There is no form to close.',
      'code.mailed': 'Nothing is sent without the form.',
      'password.changed': 'Nothing is sent without the form.',
    },
    choosing: { 'change.opened': 'The form is open already.' },
    confirming: {
      'change.opened': 'The form is open already.',
      'code.mailed': 'The code is asked for already; the newest one counts.',
    },
  },
})
