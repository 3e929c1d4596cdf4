import { fromPromise, setup } from 'xstate'
import type { Subject } from '../../models/coverage/cells'

type LampEvent = { type: 'lamp.switched' } | { type: 'lamp.dimmed'; by: number } | { type: 'bulb.broken' }

/** Has cells that are handled, guarded and unanswered. */
export const lampMachine = setup({
  types: {} as { events: LampEvent },
  actors: { warm: fromPromise(() => Promise.resolve()) },
  guards: { isDimmable: () => false, isSlight: () => true },
  delays: { idle: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switched': 'warming' } },
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

/** A machine with a cell of each kind: one is unanswered, and one reason is needed by nothing. */
export const lamp: Subject = {
  machine: lampMachine,
  events: [{ type: 'bulb.broken' }],
  ignored: {
    off: { 'lamp.dimmed': 'A dark lamp cannot be darker.', 'lamp.switched': 'Needed by nothing.' },
  },
}
