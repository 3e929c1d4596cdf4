import { countdownMachine } from '@/machines/countdownMachine'
import { clock } from './clock'

/** A countdown by the wall clock, for a machine that has to wait before its next try. */
export const cooldown = countdownMachine.provide({ actors: { clock } })
