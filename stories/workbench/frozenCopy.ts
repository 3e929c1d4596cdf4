import type { StateValueFrom } from 'xstate'
import { type CopySnapshot, copyMachine } from '@/machines/copyMachine'

/** The copying of a text held in one state; what says so for a while is not taken back. */
export const frozenCopy = (value: StateValueFrom<typeof copyMachine>): CopySnapshot =>
  copyMachine.resolveState({ value })
