import { createActorContext } from '@xstate/react'
import { liveEnvironment } from '@/actors/liveEnvironment'
import { showMotionChoice, storeMotionChoice } from '@/data/browser/motion'
import { liveMachine } from '@/machines/liveMachine'

/**
 * The one switch for everything on the public pages that moves by itself. Its actor starts after the first render,
 * so what is rendered on the server and what is hydrated agree.
 */
export const LiveContext = createActorContext(
  liveMachine.provide({
    actors: { environment: liveEnvironment },
    actions: {
      storeChoice: (_, { choice }) => storeMotionChoice(choice),
      showPreference: (_, { choice }) => showMotionChoice(choice),
    },
  }),
)
