import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { LiveContext } from '@/components/motion/LiveContext'
import { selectIsLive } from '@/machines/liveMachine'

/** Has a machine that is stepped and the live switch beside it follow each other: the Stepper cuts the link of the site. */
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
