import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import type { MotionChoice } from '@/data/stored/motion'
import { liveMachine } from '@/machines/liveMachine'
import { useChosenLive } from './chosenLive'
import { frozenLive } from './frozenLive'

export type LiveFrameProps = {
  /** What the visitor chose; by default what is chosen in the toolbar. */
  motion?: MotionChoice
  /** Shown only where the story holds its machines in one state: in a hidden tab nothing ticks. */
  tab?: 'shown' | 'hidden'
  children: ReactNode
}

/** A live switch that works and stores nothing, around content that changes by itself. */
export function LiveFrame({ motion: given, tab: givenTab, children }: LiveFrameProps) {
  const chosen = useChosenLive()
  const motion = given ?? chosen
  const tab = givenTab ?? (given === undefined && chosen === 'live' ? 'shown' : 'hidden')
  const [shown, setShown] = useState(motion)
  const [logic] = useState(() =>
    liveMachine.provide({ actions: { showPreference: (_, { choice }) => setShown(choice) } }),
  )
  return (
    <chakra.div width="full" data-motion={shown}>
      <LiveContext.Provider logic={logic} options={{ snapshot: frozenLive({ preference: motion, tab }) }}>
        <PricesProvider>{children}</PricesProvider>
      </LiveContext.Provider>
    </chakra.div>
  )
}
