import { assign, setup } from 'xstate'
import type { Factor } from '@/data/provider/sessionTypes'

/** The fields of a factor that are needed to ask for its code. */
export type FactorChoice = Pick<Factor, 'id' | 'factor_type' | 'friendly_name'>

type SecondFactorContext = {
  /** The account's factors that have a code: authenticator apps and phones. */
  factors: FactorChoice[]
  factor: FactorChoice | null
  /** The challenge of the code that was sent to the phone. */
  challengeId: string | null
}

type FactorEvent =
  | { type: 'factor.chosen'; factorId: string }
  | { type: 'challenge.sent'; challengeId: string }

/** True if a factor has a code to type; a security key has none. */
const hasCode = ({ factor_type }: FactorChoice) => factor_type === 'totp' || factor_type === 'phone'

/**
 * The steps of a second factor: an authenticator app shows its code, a phone first has to be sent one. Another factor of
 * the account can be chosen at any time.
 */
export const secondFactorMachine = setup({
  types: {} as {
    input: { factors: FactorChoice[] }
    context: SecondFactorContext
    events: FactorEvent
  },
  actions: {
    choose: assign(({ context: { factors } }, { factorId }: { factorId: string }) => ({
      factor: factors.find(({ id }) => id === factorId) ?? null,
      challengeId: null,
    })),
    keepChallenge: assign({ challengeId: (_, { challengeId }: { challengeId: string }) => challengeId }),
  },
  guards: {
    isPhone: ({ context }) => context.factor?.factor_type === 'phone',
    isApp: ({ context }) => context.factor?.factor_type === 'totp',
    isKnown: ({ context: { factors } }, { factorId }: { factorId: string }) =>
      factors.some(({ id }) => id === factorId),
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => {
    const factors = input.factors.filter(hasCode)
    return { factors, factor: factors[0] ?? null, challengeId: null }
  },
  initial: 'choosing',
  on: {
    'factor.chosen': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: '.choosing',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'isApp', target: 'readingApp' },
        { guard: 'isPhone', target: 'unsent' },
        { target: 'unsupported' },
      ],
    },
    /** The code is read off an authenticator app. */
    readingApp: {},
    /** A code has to be sent to the phone first. */
    unsent: {
      on: {
        'challenge.sent': {
          target: 'sent',
          actions: { type: 'keepChallenge', params: ({ event }) => event },
        },
      },
    },
    sent: {
      on: {
        'challenge.sent': { actions: { type: 'keepChallenge', params: ({ event }) => event } },
      },
    },
    /** No factor of the account has a code. */
    unsupported: {},
  },
})
