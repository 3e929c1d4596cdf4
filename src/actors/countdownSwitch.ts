import { type ActorRefFrom, fromCallback } from 'xstate'
import { type liveMachine, selectIsLive } from '@/machines/liveMachine'
import { follow } from './follow'

/** Reports to a countdown when the live switch is turned off and on. */
export const countdownSwitch = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) =>
    follow(live, selectIsLive, (isLive) =>
      sendBack({ type: isLive ? 'countdown.resumed' : 'countdown.paused' }),
    ),
  )
