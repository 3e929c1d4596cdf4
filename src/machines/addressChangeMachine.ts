import { assign, emit, fromCallback, setup } from 'xstate'

/** The address of an account, and the one to which it is to move; null if there is no change. */
export type AccountAddresses = { email: string; newEmail: string | null }

/**
 * The steps of a change of the address while signed in: its form is opened, then two links wait, one in the old mailbox and
 * one in the new one. That both were opened, perhaps in another browser, is told by the session, and emitted.
 */
export const addressChangeMachine = setup({
  types: {} as {
    input: AccountAddresses
    context: AccountAddresses & {
      /** True if the links were sent since the page was opened. */
      isJustSent: boolean
    }
    events:
      | { type: 'change.opened' }
      | { type: 'change.abandoned' }
      | { type: 'links.sent'; newEmail: string }
      /** The session has brought the account's addresses, also when they are the same as before. */
      | ({ type: 'addresses.read' } & AccountAddresses)
    emitted: { type: 'address.changed'; email: string }
  },
  actors: {
    /** Reports the account's addresses whenever the session changes. */
    account: fromCallback(() => {}),
  },
  actions: {
    setAddresses: assign((_, { email, newEmail }: AccountAddresses) => ({ email, newEmail })),
    setSent: assign((_, { newEmail }: { newEmail: string }) => ({ newEmail, isJustSent: true })),
    emitChange: emit((_, { email }: AccountAddresses) => ({ type: 'address.changed' as const, email })),
  },
  guards: {
    isWaiting: ({ context }) => context.newEmail !== null,
    isSettled: ({ context }) => context.newEmail === null,
    isChanged: ({ context }, { email }: AccountAddresses) => email !== context.email,
  },
}).createMachine({
  id: 'addressChange',
  context: ({ input }) => ({ ...input, isJustSent: false }),
  invoke: { id: 'account', src: 'account' },
  initial: 'closed',
  on: {
    'addresses.read': [
      {
        guard: { type: 'isChanged', params: ({ event }) => event },
        target: '.closed',
        actions: [
          { type: 'emitChange', params: ({ event }) => event },
          { type: 'setAddresses', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'setAddresses', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {
      always: { guard: 'isWaiting', target: 'waiting' },
      on: { 'change.opened': 'entering' },
    },
    entering: {
      on: {
        'change.abandoned': 'closed',
        'links.sent': { target: 'waiting', actions: { type: 'setSent', params: ({ event }) => event } },
      },
    },
    /** Two links wait to be opened. */
    waiting: {
      always: { guard: 'isSettled', target: 'closed' },
      on: { 'change.opened': 'entering' },
    },
  },
})
