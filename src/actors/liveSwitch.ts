import { type ActorRefFrom, fromCallback } from 'xstate'
import type { countdownMachine } from '@/machines/countdownMachine'
import type { LiveSnapshot, liveMachine } from '@/machines/liveMachine'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { pricesMachine } from '@/machines/pricesMachine'
import { follow } from './follow'
import type { Sends } from './sends'

type Subject = 'countdown' | 'prices'

/** The machines that can be paused. */
type Paused = typeof countdownMachine | typeof pricesMachine | typeof priceHistoryMachine

/** Reports to a machine that its subject is paused or resumed, as `select` reads the live switch. */
export const liveSwitch = (
  live: ActorRefFrom<typeof liveMachine>,
  select: (snapshot: LiveSnapshot) => boolean,
  subject: Subject,
) =>
  fromCallback(({ sendBack }: Sends<Paused, `${Subject}.${'paused' | 'resumed'}`>) =>
    follow(live, select, (isOn) => sendBack({ type: `${subject}.${isOn ? 'resumed' : 'paused'}` as const })),
  )
