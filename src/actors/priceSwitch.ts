import { type ActorRefFrom, fromCallback } from 'xstate'
import { type liveMachine, selectIsTicking } from '@/machines/liveMachine'
import { follow } from './follow'

/** Reports when prices are paused and resumed, by the live switch and the tab's visibility. */
export const priceSwitch = (live: ActorRefFrom<typeof liveMachine>) =>
  fromCallback(({ sendBack }) =>
    follow(live, selectIsTicking, (isTicking) =>
      sendBack({ type: isTicking ? 'prices.resumed' : 'prices.paused' }),
    ),
  )
