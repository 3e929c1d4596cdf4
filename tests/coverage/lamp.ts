import { fromPromise, setup } from 'xstate'

type LampEvent = { type: 'lamp.switched' } | { type: 'lamp.dimmed'; by: number } | { type: 'bulb.broken' }

/** A machine with a cell of each kind: one is unanswered, and one reason is needed by nothing. */
export const lampMachine = setup({
  types: {} as {
    events: LampEvent
    meta: { ignores?: Partial<Record<LampEvent['type'], string>> }
  },
  actors: { warm: fromPromise(() => Promise.resolve()) },
  guards: { isDimmable: () => false, isSlight: () => true },
  delays: { idle: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      meta: {
        ignores: { 'lamp.dimmed': 'A dark lamp cannot be darker.', 'lamp.switched': 'Needed by nothing.' },
      },
      on: { 'lamp.switched': 'warming' },
    },
    warming: {
      invoke: { id: 'warm', src: 'warm', onDone: 'on', onError: 'off' },
      on: { 'lamp.*': {}, 'bulb.broken': 'broken' },
    },
    on: {
      after: { idle: 'off' },
      on: {
        'lamp.switched': [{ guard: 'isSlight', target: 'off' }, { target: 'warming' }],
        'lamp.dimmed': { guard: 'isDimmable', actions: () => {} },
        'bulb.broken': 'broken',
      },
    },
    broken: { type: 'final' },
  },
})
