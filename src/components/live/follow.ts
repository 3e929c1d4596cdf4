import type { ActorRefFrom } from 'xstate'
import { type liveMachine, selectIsMoving } from '@/machines/liveMachine'

/** Tells whether things move, now and at each change, until the function it gives is called. */
export function follow(
  live: ActorRefFrom<typeof liveMachine>,
  tell: (isMoving: boolean) => void,
): () => void {
  let known = selectIsMoving(live.getSnapshot())
  tell(known)
  const { unsubscribe } = live.subscribe((snapshot) => {
    const isMoving = selectIsMoving(snapshot)
    if (isMoving === known) return
    known = isMoving
    tell(isMoving)
  })
  return unsubscribe
}
