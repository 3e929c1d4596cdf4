import { useRouter } from '@tanstack/react-router'
import { useActor, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { assign, fromPromise } from 'xstate'
import { cooldown } from '@/actors/cooldown'
import { pageExit } from '@/actors/pageExit'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { useEmitted } from '@/components/ui/useEmitted'
import type { Failure } from '@/data/provider/toFailure'
import { formMachine } from '@/machines/formMachine'
import type { FormProblems, FormValues } from '@/machines/formProblems'

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
  /** Problems of single fields that explain a failure; shown until the next edit. */
  explain?: ((failure: Failure | null) => FormProblems<Values>) | undefined
  /** Called once per rejected submission. */
  onInvalid?: ((problems: FormProblems<Values>) => void) | undefined
}

/** The state and the actions of a form, as its fields use them. */
export type Form<Values extends FormValues> = {
  values: Values
  problems: FormProblems<Values>
  failure: Failure | null
  isBusy: boolean
  hasFailed: boolean
  hasSucceeded: boolean
  /** Seconds until it can be sent again after a failure with a cooldown; else 0. */
  secondsLeft: number
  edit: (name: keyof Values & string, value: string | boolean) => void
  /** Restores the initial values; ignored while the form is sending or in a cooldown. */
  reset: () => void
  /** Removes the error messages and keeps the values; ignored while the form is sending or in a cooldown. */
  dismissComplaints: () => void
  formProps: { noValidate: true; 'aria-busy': boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

/** Runs a `formMachine` for one form. A rejected submission moves the focus to the first invalid field. */
export function useForm<Values extends FormValues, Output>({
  values,
  validate,
  explain,
  onSend,
  onSent,
  onFailed,
  onInvalid,
}: FormOptions<Values, Output>): Form<Values> {
  const [logic, seam] = useMachineSeam(
    formMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) => onSend(input as Values, signal)),
        page: pageExit(useRouter()),
        countdown: cooldown,
      },
      actions: {
        check: assign({ found: ({ context }) => validate(context.values as Values) }),
      },
    }),
  )
  const [state, send, actor] = useActor(logic, { input: { values }, ...seam })
  useEmitted(actor, 'form.sent', ({ output, values }) => onSent?.(output as Output, values as Values))
  useEmitted(actor, 'form.failed', ({ failure, values }) => onFailed?.(failure, values as Values))
  const { failure, problems } = state.context
  const hasFailed = state.hasTag('failed')
  return {
    values: state.context.values as Values,
    problems: { ...problems, ...(hasFailed ? explain?.(failure) : null) } as FormProblems<Values>,
    failure,
    isBusy: state.hasTag('busy'),
    hasFailed,
    hasSucceeded: state.matches({ open: 'succeeded' }),
    secondsLeft: useSelector(state.children.cooldown, (wait) => wait?.context.secondsLeft ?? 0),
    edit: (name, value) => send({ type: 'form.edited', name, value }),
    reset: () => send({ type: 'form.reset' }),
    dismissComplaints: () => send({ type: 'complaints.dismissed' }),
    formProps: {
      noValidate: true,
      'aria-busy': state.hasTag('busy'),
      onSubmit: (event) => {
        event.preventDefault()
        const wasBusy = actor.getSnapshot().hasTag('busy')
        send({ type: 'form.submitted' })
        const next = actor.getSnapshot()
        if (wasBusy || !next.matches({ open: 'invalid' })) return
        const problems = next.context.problems as FormProblems<Values>
        onInvalid?.(problems)
        firstProblematic(event.currentTarget, problems)?.focus()
      },
    },
  }
}

const firstProblematic = (form: HTMLFormElement, problems: FormProblems): HTMLElement | undefined =>
  // Not by their classes: in the workbench a form is in a frame, which has classes of its own.
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => !!problems[name])
