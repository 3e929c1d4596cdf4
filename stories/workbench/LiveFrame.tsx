import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { fromCallback } from 'xstate'
import { LiveContext } from '@/components/live/LiveContext'
import { type LiveChoice, liveMachine } from '@/machines/liveMachine'

export type LiveFrameProps = {
  /** What the visitor chose. Nothing moves by the clock either way: the tab counts as hidden. */
  motion?: LiveChoice
  children: ReactNode
}

/** What moves by itself, frozen at its first values, with a switch that works. */
export function LiveFrame({ motion = 'paused', children }: LiveFrameProps) {
  const [shown, setShown] = useState<LiveChoice>(motion)
  const [logic] = useState(() =>
    liveMachine.provide({
      actors: {
        environment: fromCallback(({ sendBack }) => {
          sendBack({ type: 'tab.hidden' })
          sendBack({ type: 'environment.read', choice: motion, isReduced: false })
        }),
      },
      actions: { showPreference: (_, { choice }) => setShown(choice) },
    }),
  )
  return (
    <chakra.div width="full" data-motion={shown}>
      <LiveContext.Provider logic={logic}>{children}</LiveContext.Provider>
    </chakra.div>
  )
}
