import type { StateValueFrom } from 'xstate'
import { type LiveChoice, type LiveSnapshot, liveMachine } from '@/machines/liveMachine'

/** The live switch held in one state: nothing is read, stored or listened to. */
export const frozenLive = (
  value: StateValueFrom<typeof liveMachine>,
  choice: LiveChoice | null = null,
): LiveSnapshot => liveMachine.resolveState({ value, context: { choice } })
