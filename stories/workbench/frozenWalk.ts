import { createActor } from 'xstate'
import type { Walk } from '@/components/live/useWalk'
import type { createWalkMachine } from '@/machines/randomWalk'

type WalkMachine<Value> = ReturnType<typeof createWalkMachine<Value>>

/** A walk held in one state, where it began: no switch is asked and no clock ticks. */
export const freezeWalk = <Value>(machine: WalkMachine<Value>, state: 'live' | 'paused', value: Value) =>
  machine.resolveState({ value: state, context: { value, start: value, seed: 7 } })

/** A running actor of a walk held in one state, for the components that show it. */
export const frozenWalk = <Value>(
  machine: WalkMachine<Value>,
  state: 'live' | 'paused',
  value: Value,
): Walk<Value> =>
  createActor(machine, { input: { value, seed: 7 }, snapshot: freezeWalk(machine, state, value) }).start()
