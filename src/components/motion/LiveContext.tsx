import { createActorContext } from '@xstate/react'
import { liveEnvironment } from '@/actors/liveEnvironment'
import { storeMotionChoice } from '@/data/site/motion'
import { setPageAttribute } from '@/data/site/pageAttributes'
import { liveMachine } from '@/machines/liveMachine'

/**
 * The switch for everything on the public pages that changes by itself. Its actor starts after the first render, so
 * that hydration matches the prerendered markup.
 */
export const LiveContext = createActorContext(
  liveMachine.provide({
    actors: { environment: liveEnvironment },
    actions: {
      storeChoice: (_, { choice }) => storeMotionChoice(choice),
      showPreference: (_, { choice }) => setPageAttribute('motion', choice),
    },
  }),
)
