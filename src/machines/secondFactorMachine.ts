import { assign, setup } from 'xstate'
import type { Factor } from '@/data/session/sessionTypes'

/** The fields of a factor that are needed to ask for its code. */
export type FactorChoice = Pick<Factor, 'id' | 'factor_type' | 'friendly_name'>

type SecondFactorContext = {
  /** The account's authenticator apps; a code of any of them will do. */
  apps: FactorChoice[]
  phones: FactorChoice[]
  /** The phone whose code is asked for; null where that of an app is. */
  phone: FactorChoice | null
  /** The challenge of the code that was sent to the phone. */
  challengeId: string | null
}

type FactorEvent =
  | { type: 'apps.chosen' }
  | { type: 'phone.chosen'; factorId: string }
  | { type: 'challenge.sent'; challengeId: string }

/**
 * The steps of a second factor: an authenticator app shows its code, whichever of the account's it is; a phone first has to
 * be sent one. The other way can be chosen at any time. A security key has no code to type.
 */
export const secondFactorMachine = setup({
  types: {} as {
    input: { factors: FactorChoice[] }
    context: SecondFactorContext
    events: FactorEvent
  },
  actions: {
    choosePhone: assign(({ context: { phones } }, { factorId }: { factorId: string }) => ({
      phone: phones.find(({ id }) => id === factorId) ?? null,
      challengeId: null,
    })),
    chooseApps: assign({ phone: null, challengeId: null }),
    setChallenge: assign({ challengeId: (_, { challengeId }: { challengeId: string }) => challengeId }),
  },
  guards: {
    hasApps: ({ context }) => context.apps.length > 0,
    hasPhone: ({ context }) => context.phone !== null,
    isKnown: ({ context: { phones } }, { factorId }: { factorId: string }) =>
      phones.some(({ id }) => id === factorId),
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input: { factors } }) => {
    const apps = factors.filter(({ factor_type }) => factor_type === 'totp')
    const phones = factors.filter(({ factor_type }) => factor_type === 'phone')
    return { apps, phones, phone: apps.length > 0 ? null : (phones[0] ?? null), challengeId: null }
  },
  initial: 'choosing',
  on: {
    'apps.chosen': { guard: 'hasApps', target: '.choosing', actions: 'chooseApps' },
    'phone.chosen': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: '.choosing',
      actions: { type: 'choosePhone', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'hasPhone', target: 'unsent' },
        { guard: 'hasApps', target: 'appChosen' },
        { target: 'unsupported' },
      ],
    },
    /** The code of one of the authenticator apps is asked for. */
    appChosen: {},
    /** A code has to be sent to the phone first. */
    unsent: {
      on: {
        'challenge.sent': {
          target: 'sent',
          actions: { type: 'setChallenge', params: ({ event }) => event },
        },
      },
    },
    sent: {
      on: {
        'challenge.sent': { actions: { type: 'setChallenge', params: ({ event }) => event } },
      },
    },
    /** No factor of the account has a code. */
    unsupported: {},
  },
})
