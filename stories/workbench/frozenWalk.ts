import { createActor } from 'xstate'
import type { WalkSnapshot } from '@/components/live/useWalk'
import type { createWalkMachine } from '@/machines/randomWalk'

/** A walk that has gone three steps by the seed 7, held where it is: no switch is asked and no clock ticks. */
export function walkedTo<Value>(
  machine: ReturnType<typeof createWalkMachine<Value>>,
  state: 'live' | 'paused',
  start: Value,
): WalkSnapshot<Value> {
  const actor = createActor(machine, { input: { value: start, seed: 7 } }).start()
  actor.send({ type: 'walk.resumed' })
  for (let step = 0; step < 3; step += 1) actor.send({ type: 'clock.ticked' })
  if (state === 'paused') actor.send({ type: 'walk.paused' })
  const { value, context } = actor.getSnapshot()
  actor.stop()
  return machine.resolveState({ value, context })
}
