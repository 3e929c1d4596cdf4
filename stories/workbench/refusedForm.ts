import type { Failure } from '@/data/session/toFailure'
import type { FormSnapshot } from '@/machines/formMachine'
import type { FormValues } from '@/machines/formProblems'
import { type FrozenForm, frozenForm } from './frozenForm'

/** A form after a refusal, in its cooldown if the failure asks for one. */
export const refusedForm = <Values extends FormValues>(
  form: Pick<FrozenForm<Values>, 'values' | 'validate'>,
  failure?: Failure,
): FormSnapshot =>
  failure?.retryAfter
    ? frozenForm('waiting', { ...form, failure, secondsLeft: failure.retryAfter })
    : frozenForm('failed', { ...form, failure })
