import { createActorContext } from '@xstate/react'
import { fromCallback } from 'xstate'
import { listenToMotion, showMotionChoice, storeMotionChoice } from '@/data/browser/motion'
import { liveMachine } from '@/machines/liveMachine'

/**
 * The one switch for everything on the public pages that moves by itself. Its actor starts after the first render,
 * so what is rendered on the server and what is hydrated agree.
 */
export const LiveContext = createActorContext(
  liveMachine.provide({
    actors: {
      environment: fromCallback(({ sendBack }) => listenToMotion(sendBack)),
    },
    actions: {
      storeChoice: (_, { choice }) => storeMotionChoice(choice),
      showPreference: (_, { choice }) => showMotionChoice(choice),
    },
  }),
)
