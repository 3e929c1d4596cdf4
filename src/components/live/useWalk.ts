import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromCallback } from 'xstate'
import { readSeed } from '@/data/seed'
import type { liveMachine } from '@/machines/liveMachine'
import type { createWalkMachine } from '@/machines/randomWalk'
import { follow } from './follow'
import { LiveContext } from './LiveContext'

type WalkMachine<Value> = ReturnType<typeof createWalkMachine<Value>>

/** A running walk; select the smallest slice of its `context.value` with `useSelector`. */
export type Walk<Value> = ActorRefFrom<WalkMachine<Value>>

const ticking = fromCallback<{ type: never }, { interval: number }>(({ input, sendBack }) => {
  const timer = setInterval(() => sendBack({ type: 'clock.ticked' }), input.interval)
  return () => clearInterval(timer)
})

const switchOf = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) =>
    follow(live, (isMoving) => sendBack({ type: isMoving ? 'walk.resumed' : 'walk.paused' })),
  )

/** Runs a walk from a first value for as long as the component stands; the live switch pauses it. */
export function useWalk<Value>(machine: WalkMachine<Value>, value: Value): Walk<Value> {
  const live = LiveContext.useActorRef()
  return useActorRef(machine.provide({ actors: { clock: ticking, switch: switchOf(live) } }), {
    input: { value, seed: readSeed() },
  })
}
