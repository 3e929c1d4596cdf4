import type { Failure } from '@/data/session/errors'
import type { FormValues } from '@/machines/formProblems'
import { type FrozenForm, frozenForm, type TypedForm } from './frozenForm'

/** A form after a refusal, in its cooldown if the failure asks for one. */
export const refusedForm = <Values extends FormValues>(
  form: Pick<FrozenForm<Values>, 'values' | 'validate'>,
  failure?: Failure,
): TypedForm =>
  failure?.retryAfter
    ? frozenForm('waiting', { ...form, failure, secondsLeft: failure.retryAfter })
    : frozenForm('failed', { ...form, failure })
