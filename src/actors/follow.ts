import type { ActorRefFrom } from 'xstate'
import type { LiveSnapshot, liveMachine } from '@/machines/liveMachine'

/** Calls `report` with a selector's value in the live switch, now and at each change. Returns the unsubscribe function. */
export function follow(
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
