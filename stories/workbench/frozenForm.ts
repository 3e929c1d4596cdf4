import { createActor } from 'xstate'
import type { Failure } from '@/data/session/errors'
import { type FormSnapshot, formMachine } from '@/machines/formMachine'
import { checked, type FormProblems, type FormValues } from '@/machines/formProblems'
import { withCooldown } from './withCooldown'

export type FormState = 'editing' | 'invalid' | 'succeeded' | 'failed' | 'sending' | 'left' | 'waiting'

const stateValue = (state: FormState) =>
  state === 'sending' || state === 'left' || state === 'waiting' ? state : ({ open: state } as const)

/** The state of a form, and its fields' values. */
export type TypedForm = { snapshot: FormSnapshot; typed: FormValues }

export type FrozenForm<Values extends FormValues> = {
  values: Values
  validate: (values: Values) => FormProblems<Values>
  /** The failure of the last attempt. */
  failure?: Failure | undefined
  /** Seconds left of the cooldown after the failure. */
  secondsLeft?: number
}

/** A form frozen in one state: nothing is sent and nothing times out. An invalid one shows its error messages. */
export function frozenForm<Values extends FormValues>(
  state: FormState,
  { values, validate, failure, secondsLeft = 0 }: FrozenForm<Values>,
): TypedForm {
  const snapshot = formMachine.resolveState({
    value: stateValue(state),
    context: {
      problems: state === 'invalid' ? checked(values, validate).problems : {},
      touched: {},
      isRejected: state === 'invalid',
      failure: failure ?? null,
      sent: state === 'sending' || state === 'failed' || state === 'waiting' ? values : null,
      altered: [],
    },
  })
  if (state !== 'waiting') return { snapshot, typed: values }
  const persisted = withCooldown(formMachine.getPersistedSnapshot(snapshot), secondsLeft)
  return { snapshot: createActor(formMachine, { snapshot: persisted }).getSnapshot(), typed: values }
}
