import { countdownMachine } from '@/machines/countdownMachine'
import { clock } from './clock'

/** The countdown between two attempts, with the real clock. */
export const cooldown = countdownMachine.provide({ actors: { clock } })
