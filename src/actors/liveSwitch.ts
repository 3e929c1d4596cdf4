import { type ActorRefFrom, fromCallback } from 'xstate'
import type { countdownMachine } from '@/machines/countdownMachine'
import type { LiveSnapshot, liveMachine } from '@/machines/liveMachine'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/** Calls `report` with a selector's value in the live switch, now and at each change. Returns the unsubscribe function. */
export function followLive(
  live: ActorRefFrom<typeof liveMachine>,
  select: (snapshot: LiveSnapshot) => boolean,
  report: (found: boolean) => void,
): () => void {
  let known = select(live.getSnapshot())
  report(known)
  const { unsubscribe } = live.subscribe((snapshot) => {
    const found = select(snapshot)
    if (found === known) return
    known = found
    report(found)
  })
  return unsubscribe
}

type Subject = 'countdown' | 'prices'

/** The machines that can be paused. */
type Paused = typeof countdownMachine | typeof pricesMachine | typeof priceHistoryMachine

/**
 * Reports to a machine that its subject is paused or resumed, as `select` reads the live switch; the machine then stops or
 * starts its clocks.
 */
export const liveSwitch = (
  live: ActorRefFrom<typeof liveMachine>,
  select: (snapshot: LiveSnapshot) => boolean,
  subject: Subject,
) =>
  fromCallback(({ sendBack }: Sends<Paused, `${Subject}.${'paused' | 'resumed'}`>) =>
    followLive(live, select, (isOn) =>
      sendBack({ type: `${subject}.${isOn ? 'resumed' : 'paused'}` as const }),
    ),
  )
