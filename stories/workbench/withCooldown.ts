import type { Snapshot } from 'xstate'
import { countdownMachine } from '@/machines/countdownMachine'
import { frozenCountdown } from './frozenCountdown'

/** A persisted snapshot whose cooldown is frozen at these seconds. */
export const withCooldown = (persisted: Snapshot<unknown>, secondsLeft: number) => ({
  ...persisted,
  children: {
    cooldown: {
      src: 'countdown',
      snapshot: countdownMachine.getPersistedSnapshot(frozenCountdown('running', secondsLeft)),
    },
  },
})
