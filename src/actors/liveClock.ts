import { type ActorRefFrom, fromCallback } from 'xstate'
import type { countdownMachine } from '@/machines/countdownMachine'
import { type liveMachine, selectIsTicking } from '@/machines/liveMachine'
import { followLive } from './liveSwitch'
import type { Sends } from './sends'

/** Ticks at once, and then every second while the live switch is on and the tab is visible. */
export const liveClock = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }: Sends<typeof countdownMachine, 'clock.ticked'>) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() })
    const stop = followLive(live, selectIsTicking, (isTicking) => {
      clearInterval(timer)
      tick()
      if (isTicking) timer = setInterval(tick, 1000)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  })
