import { assign, setup } from 'xstate'
import type { Factor } from '@/data/provider/sessionTypes'

/** What is needed of a factor to ask for its code. */
export type FactorChoice = Pick<Factor, 'id' | 'factor_type' | 'friendly_name'>

type SecondFactorContext = {
  /** The account's factors that the site can ask for: authenticator apps and phones. */
  factors: FactorChoice[]
  factor: FactorChoice | null
  /** What the code that was sent to a phone answers. */
  challengeId: string | null
}

/** Whether a factor's code can be typed; that of a security key cannot. */
const hasCode = ({ factor_type }: FactorChoice) => factor_type === 'totp' || factor_type === 'phone'

/**
 * The steps of a second factor: an authenticator app shows its code by itself, a phone has to be sent it first. Another
 * of the account's factors can be chosen at any time.
 */
export const secondFactorMachine = setup({
  types: {} as {
    input: { factors: FactorChoice[] }
    context: SecondFactorContext
    events: { type: 'factor.chosen'; factorId: string } | { type: 'challenge.sent'; challengeId: string }
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
    /** None of the account's factors has a code, such as a security key. */
    unsupported: {},
  },
})
