import type { StateValueFrom } from 'xstate'
import { type FormProblems, type FormSnapshot, type FormValues, formMachine } from '@/machines/formMachine'
import { storyNow } from '../fixtures'

export type FrozenForm<Values extends FormValues> = {
  values: Values
  validate: (values: Values) => FormProblems<Values>
  /** What the sending actor rejected with. */
  failure?: unknown
  /** Of the wait that the failure asks for. */
  secondsLeft?: number
}

/** A form held in one state: nothing is sent and nothing times out. An invalid one complains of its values. */
export const frozenForm = <Values extends FormValues>(
  value: StateValueFrom<typeof formMachine>,
  { values, validate, failure, secondsLeft = 0 }: FrozenForm<Values>,
): FormSnapshot =>
  formMachine.resolveState({
    value,
    context: {
      values,
      initialValues: values,
      validate: (current) => validate(current as Values),
      problems: value === 'invalid' ? validate(values) : {},
      failure,
      now: () => storyNow,
      readyAt: storyNow + secondsLeft * 1000,
      secondsLeft,
    },
  })
