import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import type { MotionChoice } from '@/data/site/motion'
import { liveMachine, selectIsLive } from '@/machines/liveMachine'
import { useChosenLive } from './chosenLive'
import { frozenLive } from './frozenLive'

export type LiveFrameProps = {
  /** The visitor's choice; by default that of the toolbar. */
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
  return (
    <LiveContext.Provider logic={liveMachine} options={{ snapshot: frozenLive({ preference: motion, tab }) }}>
      <PricesProvider>
        <ShownMotion>{children}</ShownMotion>
      </PricesProvider>
    </LiveContext.Provider>
  )
}

/** Sets `data-motion` by the live switch around it, as the site's own does for the whole document. */
export function ShownMotion({ children }: { children: ReactNode }) {
  const isLive = LiveContext.useSelector(selectIsLive)
  return (
    <chakra.div width="full" data-motion={isLive ? 'live' : 'paused'}>
      {children}
    </chakra.div>
  )
}
