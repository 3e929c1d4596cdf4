import type { StateValueFrom } from 'xstate'
import { type CopySnapshot, copyMachine } from '@/machines/copyMachine'

/** A copy machine frozen in one state; its confirmation stays. */
export const frozenCopy = (value: StateValueFrom<typeof copyMachine>): CopySnapshot =>
  copyMachine.resolveState({ value })
