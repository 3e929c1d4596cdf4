import { type ActorRefFrom, fromCallback } from 'xstate'
import type { LiveSnapshot, liveMachine } from '@/machines/liveMachine'
import { follow } from './follow'

/** Reports to a machine that its subject is paused and resumed, by what `select` finds in the live switch. */
export const liveSwitch = (
  live: ActorRefFrom<typeof liveMachine>,
  select: (snapshot: LiveSnapshot) => boolean,
  subject: 'countdown' | 'prices',
) =>
  fromCallback(({ sendBack }) =>
    follow(live, select, (isOn) => sendBack({ type: `${subject}.${isOn ? 'resumed' : 'paused'}` })),
  )
