import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromCallback } from 'xstate'
import { type CountdownSnapshot, countdownMachine } from '@/machines/countdownMachine'
import type { liveMachine } from '@/machines/liveMachine'
import { follow } from './follow'
import { LiveContext } from './LiveContext'

/** A running countdown. */
export type Countdown = ActorRefFrom<typeof countdownMachine>

const clockOf = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => sendBack({ type: 'clock.ticked' })
    const stop = follow(live, (isMoving) => {
      clearInterval(timer)
      if (!isMoving) return
      tick()
      timer = setInterval(tick, 1000)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  })

/** Counts down for as long as the component stands; while the live switch pauses it, what it shows stands still. */
export function useCountdown(secondsLeft: number, snapshot?: CountdownSnapshot): Countdown {
  const live = LiveContext.useActorRef()
  return useActorRef(countdownMachine.provide({ actors: { clock: clockOf(live) } }), {
    input: { secondsLeft, now: Date.now },
    snapshot,
  })
}
