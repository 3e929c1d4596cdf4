import { defineModel, type Place } from 'machine-workbench/source/model'
import { passwordChangeMachine } from '@/machines/passwordChangeMachine'

const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })
const code = (place: Place) => place.getByLabel('Code from your email')

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
  gestures: (expect) => ({
    events: {
      'change.opened': (place) => button(place, 'Change password').click(),
      'change.abandoned': (place) => button(place, 'Cancel').click(),
    },
    states: {
      closed: (place) => expect(button(place, 'Change password')).toBeVisible(),
      choosing: async (place) => {
        await expect(place.getByLabel('New password', { exact: true })).toBeVisible()
        await expect(code(place)).toHaveCount(0)
      },
      confirming: (place) => expect(code(place)).toBeVisible(),
    },
  }),
})
