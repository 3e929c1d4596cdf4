import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { LiveContext } from '@/components/motion/LiveContext'
import { selectIsLive } from '@/machines/liveMachine'

/** Keeps a stepped machine and the live switch beside it in step: the Stepper cuts the site's own link between them. */
export function useSteppedSwitch(stepped: AnyActorRef) {
  const live = LiveContext.useActorRef()
  useEffect(() => {
    const isLive = () => selectIsLive(live.getSnapshot())
    const areEqual = () => isLive() !== stepped.getSnapshot().matches('paused')
    const show = () => {
      if (!areEqual()) live.send({ type: 'live.toggled' })
    }
    const step = () => {
      if (!areEqual()) stepped.send({ type: isLive() ? 'prices.resumed' : 'prices.paused' })
    }
    show()
    const followed = [stepped.subscribe(show), live.subscribe(step)]
    return () => {
      for (const each of followed) each.unsubscribe()
    }
  }, [live, stepped])
}
