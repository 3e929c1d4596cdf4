import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromCallback } from 'xstate'
import { follow } from '@/actors/follow'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { countdownMachine } from '@/machines/countdownMachine'
import { type liveMachine, selectIsLive, selectIsTicking } from '@/machines/liveMachine'
import { LiveContext } from './LiveContext'

/** A running countdown. */
export type Countdown = ActorRefFrom<typeof countdownMachine>

const clockOf = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() })
    tick()
    const stop = follow(live, selectIsTicking, (isTicking) => {
      clearInterval(timer)
      if (!isTicking) return
      tick()
      timer = setInterval(tick, 1000)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  })

const switchOf = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) =>
    follow(live, selectIsLive, (isLive) =>
      sendBack({ type: isLive ? 'countdown.resumed' : 'countdown.paused' }),
    ),
  )

/** Counts down for as long as the component stands; the live switch pauses it, and a hidden tab stops its ticks. */
export function useCountdown(secondsLeft: number): Countdown {
  const live = LiveContext.useActorRef()
  return useActorRef(countdownMachine.provide({ actors: { clock: clockOf(live), switch: switchOf(live) } }), {
    input: { secondsLeft },
    ...useMachineSeam('countdown'),
  })
}
