import { setup } from 'xstate'

/**
 * The steps of a change of the password while signed in: its form is opened, and in a session older than a day the provider
 * asks for a code from a mail as well.
 */
export const passwordChangeMachine = setup({
  types: {} as {
    events:
      | { type: 'change.opened' }
      | { type: 'change.abandoned' }
      /** The provider has refused a change without a code, and one was mailed. */
      | { type: 'code.mailed' }
      | { type: 'password.changed' }
    tags: 'open'
  },
}).createMachine({
  id: 'passwordChange',
  initial: 'closed',
  states: {
    closed: { on: { 'change.opened': 'choosing' } },
    choosing: {
      tags: 'open',
      on: { 'change.abandoned': 'closed', 'code.mailed': 'confirming', 'password.changed': 'closed' },
    },
    /** Asks for the code as well. */
    confirming: {
      tags: 'open',
      on: { 'change.abandoned': 'closed', 'password.changed': 'closed' },
    },
  },
})
