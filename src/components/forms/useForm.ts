import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useRouter } from '@tanstack/react-router'
import { useActor, useSelector } from '@xstate/react'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { cooldown } from '@/actors/cooldown'
import { pageExit } from '@/actors/pageExit'
import { useEmitted } from '@/components/machines/useEmitted'
import type { Failure } from '@/data/session/toFailure'
import { checkWith, formMachine } from '@/machines/formMachine'
import {
  explainedBy,
  type FormProblems,
  type FormValues,
  hasProblems,
  onlyProblems,
} from '@/machines/formProblems'
import { filledIn, keepInStep, takeOver } from './keepInStep'

/** The call that sends a form's values, and the callbacks for its outcome. */
export type FormCalls<Values extends FormValues, Output = unknown> = {
  /** Sends the values; what it throws becomes the form's failure. `signal` is aborted when the form unmounts. */
  onSend: (values: Values, signal: AbortSignal) => Promise<Output>
  /** Called after each successful sending, unless the form has unmounted. */
  onSent?: ((output: Output, values: Values) => void) | undefined
  /** Called after each failed sending, unless the form has unmounted; with null when no answer came. */
  onFailed?: ((failure: Failure | null, values: Values) => void) | undefined
}

type FormOptions<Values extends FormValues, Output> = FormCalls<Values, Output> & {
  values: Values
  validate: (values: Values) => FormProblems<Values>
  /** Problems of single fields that explain a failure; each is shown while its field holds what was sent. */
  explain?: ((failure: Failure | null) => FormProblems<Values>) | undefined
}

/** The state and the actions of a form, as its fields use them. */
export type Form<Values extends FormValues> = {
  values: Values
  /** What the fields hold now, which the values need not follow until the next event. */
  valuesNow: () => Values
  /** True if what the fields hold now can be sent. */
  isValidNow: () => boolean
  /** The values at first. */
  defaults: Values
  problems: FormProblems<Values>
  /** True while problems of a rejected submission are left. */
  isRejected: boolean
  failure: Failure | null
  isBusy: boolean
  hasFailed: boolean
  /** True if problems of fields explain the failure. */
  isExplained: boolean
  hasSucceeded: boolean
  /** Seconds until it can be sent again after a failure with a cooldown; else 0. */
  secondsLeft: number
  /** Removes the error messages and keeps the values; ignored while the form is sending or in a cooldown. */
  dismissComplaints: () => void
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    'aria-busy': boolean
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
}

/** Runs a `formMachine` for one form. A rejected submission moves the focus to the first invalid field. */
export function useForm<Values extends FormValues, Output>({
  values,
  validate,
  explain,
  onSend,
  onSent,
  onFailed,
}: FormOptions<Values, Output>): Form<Values> {
  const [logic, seam] = useMachineSeam(
    formMachine.provide({
      actions: { check: checkWith((values) => validate(values as Values)) },
      actors: {
        send: fromPromise(({ input, signal }) => onSend(input as Values, signal)),
        page: pageExit(useRouter()),
        countdown: cooldown,
      },
    }),
  )
  const [state, send, actor] = useActor(logic, { input: { values }, ...seam })
  const form = useRef<HTMLFormElement>(null)
  useEmitted(actor, 'form.sent', ({ output, values }) => onSent?.(output as Output, values as Values))
  useEmitted(actor, 'form.failed', ({ failure, values }) => onFailed?.(failure, values as Values))
  useEmitted(actor, 'form.rejected', ({ problems }) => {
    if (form.current) firstProblematic(form.current, problems)?.focus()
  })
  const [defaults] = useState(state.context.values as Values)
  useEffect(() => (form.current ? keepInStep(form.current, actor) : undefined), [actor])
  const { failure, problems, refused } = state.context
  const explained = refused && explain ? explainedBy(explain(failure), refused, state.context.values) : {}
  const valuesNow = () => ({
    ...(state.context.values as Values),
    ...(form.current ? filledIn(form.current, state.context.values) : null),
  })
  return {
    values: state.context.values as Values,
    valuesNow,
    isValidNow: () => !hasProblems(onlyProblems(validate(valuesNow()))),
    defaults,
    problems: { ...problems, ...explained } as FormProblems<Values>,
    isRejected: state.context.isRejected,
    failure,
    isBusy: state.hasTag('busy'),
    hasFailed: state.hasTag('failed'),
    isExplained: hasProblems(explained),
    hasSucceeded: state.matches({ open: 'succeeded' }),
    secondsLeft: useSelector(state.children.cooldown, (wait) => wait?.context.secondsLeft ?? 0),
    dismissComplaints: () => send({ type: 'complaints.dismissed' }),
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': state.hasTag('busy'),
      onSubmit: (event) => {
        event.preventDefault()
        takeOver(event.currentTarget, actor)
        send({ type: 'form.submitted' })
      },
    },
  }
}

const firstProblematic = (form: HTMLFormElement, problems: FormProblems): HTMLElement | undefined =>
  // Not by their classes: in the workbench a form is in a frame, which has classes of its own.
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => !!problems[name])
