import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromCallback, type SnapshotFrom } from 'xstate'
import { follow } from '@/actors/follow'
import { readSeed } from '@/data/browser/seed'
import { type liveMachine, selectIsTicking } from '@/machines/liveMachine'
import type { createWalkMachine } from '@/machines/randomWalk'
import { LiveContext } from './LiveContext'

type WalkMachine<Value> = ReturnType<typeof createWalkMachine<Value>>

/** A walk in one of its states, at one of its values. */
export type WalkSnapshot<Value> = SnapshotFrom<WalkMachine<Value>>

/** A running walk; select the smallest slice of its `context.value` with `useSelector`. */
export type Walk<Value> = ActorRefFrom<WalkMachine<Value>>

const ticking = fromCallback<{ type: never }, { interval: number }>(({ input, sendBack }) => {
  const timer = setInterval(() => sendBack({ type: 'clock.ticked' }), input.interval)
  return () => clearInterval(timer)
})

const switchOf = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) =>
    follow(live, selectIsTicking, (isTicking) =>
      sendBack({ type: isTicking ? 'walk.resumed' : 'walk.paused' }),
    ),
  )

/** Runs a walk from a first value for as long as the component stands; the live switch and a hidden tab pause it. */
export function useWalk<Value>(
  machine: WalkMachine<Value>,
  value: Value,
  snapshot?: WalkSnapshot<Value>,
): Walk<Value> {
  const live = LiveContext.useActorRef()
  return useActorRef(machine.provide({ actors: { clock: ticking, switch: switchOf(live) } }), {
    input: { value, seed: readSeed() },
    snapshot,
  })
}
