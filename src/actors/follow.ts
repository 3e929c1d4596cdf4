import type { ActorRefFrom } from 'xstate'
import type { LiveSnapshot, liveMachine } from '@/machines/liveMachine'

/** Tells what a selector finds in the live switch, now and at each change, until the function it gives is called. */
export function follow(
  live: ActorRefFrom<typeof liveMachine>,
  select: (snapshot: LiveSnapshot) => boolean,
  tell: (found: boolean) => void,
): () => void {
  let known = select(live.getSnapshot())
  tell(known)
  const { unsubscribe } = live.subscribe((snapshot) => {
    const found = select(snapshot)
    if (found === known) return
    known = found
    tell(found)
  })
  return unsubscribe
}
