import type { StateValueFrom } from 'xstate'
import { type LiveSnapshot, liveMachine } from '@/machines/liveMachine'

/** The live switch frozen in one state: nothing is read, stored or listened to. */
export const frozenLive = (value: StateValueFrom<typeof liveMachine>): LiveSnapshot =>
  liveMachine.resolveState({ value, context: {} })
