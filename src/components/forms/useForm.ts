import { useActor } from '@xstate/react'
import type { FormEvent } from 'react'
import { fromPromise } from 'xstate'
import { everySecond } from '@/actors/everySecond'
import { type FormProblems, type FormSnapshot, type FormValues, formMachine } from '@/machines/formMachine'

type FormOptions<Values extends FormValues> = {
  values: Values
  validate: (values: Values) => FormProblems<Values>
  /** Sends the values; what it throws is shown as the form's failure. `signal` says when the form has been left. */
  onSend: (values: Values, signal: AbortSignal) => Promise<unknown>
  /** Told once per rejected submission. */
  onInvalid?: ((problems: FormProblems<Values>) => void) | undefined
  /** Starts in this state instead, for the workbench. */
  snapshot?: FormSnapshot | undefined
}

/** What a field of a form needs to know of it. */
export type Form<Values extends FormValues> = {
  values: Values
  problems: FormProblems<Values>
  failure: unknown
  isBusy: boolean
  hasFailed: boolean
  hasSucceeded: boolean
  /** Until it can be sent again after a failure that asks to wait; else 0. */
  secondsLeft: number
  edit: (name: keyof Values & string, value: string | boolean) => void
  /** Empties the form to what it began with; not while it is sending or has to wait. */
  reset: () => void
  /** Takes back its complaints and keeps what was typed; not while it is sending or has to wait. */
  setAside: () => void
  formProps: { noValidate: true; 'aria-busy': boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

/** Runs a `formMachine` for one form. A rejected submission moves the focus to the first field to mend. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const machine = formMachine.provide({
    actors: {
      send: fromPromise(({ input, signal }) => options.onSend(input as Values, signal)),
      clock: everySecond,
    },
  })
  const [state, send, actor] = useActor(machine, {
    input: {
      values: options.values,
      validate: (values) => options.validate(values as Values),
      now: Date.now,
    },
    snapshot: options.snapshot,
  })
  return {
    values: state.context.values as Values,
    problems: state.context.problems as FormProblems<Values>,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
    hasFailed: state.matches('failed') || state.matches('waiting'),
    hasSucceeded: state.matches('succeeded'),
    secondsLeft: state.matches('waiting') ? state.context.secondsLeft : 0,
    edit: (name, value) => send({ type: 'form.edited', name, value }),
    reset: () => send({ type: 'form.reset' }),
    setAside: () => send({ type: 'form.setAside' }),
    formProps: {
      noValidate: true,
      'aria-busy': state.hasTag('busy'),
      onSubmit: (event) => {
        event.preventDefault()
        const wasBusy = actor.getSnapshot().hasTag('busy')
        send({ type: 'form.submitted' })
        const next = actor.getSnapshot()
        if (wasBusy || !next.matches('invalid')) return
        const problems = next.context.problems as FormProblems<Values>
        options.onInvalid?.(problems)
        firstProblematic(event.currentTarget, problems)?.focus()
      },
    },
  }
}

function firstProblematic(form: HTMLFormElement, problems: FormProblems): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      !!problems[element.name],
  )
}
