import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { liveClock } from '@/actors/liveClock'
import { liveSwitch } from '@/actors/liveSwitch'
import { LiveContext } from '@/components/motion/LiveContext'
import { countdownMachine } from '@/machines/countdownMachine'
import { selectIsLive } from '@/machines/liveMachine'

/** A running countdown. */
export type Countdown = ActorRefFrom<typeof countdownMachine>

/** Counts down while the component is mounted; the live switch pauses it, and a hidden tab stops its ticks. */
export function useCountdown(secondsLeft: number): Countdown {
  const live = LiveContext.useActorRef()
  const actors = { clock: liveClock(live), switch: liveSwitch(live, selectIsLive, 'countdown') }
  const [logic, seam] = useMachineSeam(countdownMachine.provide({ actors }))
  return useActorRef(logic, { input: { secondsLeft }, ...seam })
}
