import { createActor, type StateValueFrom } from 'xstate'
import type { Failure } from '@/data/session/errors'
import { type ResendSnapshot, resendMachine } from '@/machines/resendMachine'
import { withCooldown } from './withCooldown'

export type FrozenResend = { secondsLeft?: number; failure?: Failure }

/** A resend button's machine frozen in one state: nothing is sent and no clock ticks. */
export function frozenResend(
  value: StateValueFrom<typeof resendMachine>,
  { secondsLeft = 0, failure }: FrozenResend = {},
): ResendSnapshot {
  const context = { cooldown: secondsLeft, failure: failure ?? null }
  const snapshot = resendMachine.resolveState({ value, context })
  if (value !== 'cooling') return snapshot
  const persisted = withCooldown(resendMachine.getPersistedSnapshot(snapshot), secondsLeft)
  return createActor(resendMachine, { input: { justSent: false }, snapshot: persisted }).getSnapshot()
}
