import type { StateValueFrom } from 'xstate'
import { type CountdownSnapshot, countdownMachine } from '@/machines/countdownMachine'
import { storyNow } from '../fixtures'

/** The countdown frozen in one state with these seconds left: no clock ticks. */
export const frozenCountdown = (
  value: StateValueFrom<typeof countdownMachine>,
  secondsLeft: number,
): CountdownSnapshot =>
  countdownMachine.resolveState({
    value,
    context: { secondsLeft, endsAt: value === 'running' ? storyNow + secondsLeft * 1000 : null },
  })
