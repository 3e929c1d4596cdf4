import type { StateValueFrom } from 'xstate'
import { type ResendSnapshot, resendMachine } from '@/machines/resendMachine'
import { storyNow } from '../fixtures'

export type FrozenResend = { secondsLeft?: number; failure?: unknown }

/** The repeated mail held in one state: nothing is sent and no clock ticks. */
export const frozenResend = (
  value: StateValueFrom<typeof resendMachine>,
  { secondsLeft = 0, failure }: FrozenResend = {},
): ResendSnapshot =>
  resendMachine.resolveState({
    value,
    context: { now: () => storyNow, readyAt: storyNow + secondsLeft * 1000, secondsLeft, failure },
  })
