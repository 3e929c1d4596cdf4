import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useRouter } from '@tanstack/react-router'
import { useActor, useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { cooldown } from '@/actors/cooldown'
import { pageExit } from '@/actors/pageExit'
import { useEmitted } from '@/components/machines/useEmitted'
import type { Failure } from '@/data/session/errors'
import { formMachine } from '@/machines/formMachine'
import {
  checked,
  explainedBy,
  type FormProblems,
  type FormValues,
  hasProblems,
} from '@/machines/formProblems'
import { onFieldLeft } from './onFieldLeft'
import { useFocusAfterRefusal } from './useFocusAfterRefusal'

/** The call that sends a form's values, and the callbacks for its outcome. */
export type FormCalls<Values extends FormValues, Output = unknown> = {
  /** Sends the values; a rejection becomes the form's failure. `signal` is aborted when the form unmounts. */
  onSend: (values: Values, signal: AbortSignal) => Promise<Output>
  /** Called after each successful sending, unless the form has unmounted. */
  onSent?: ((output: Output, values: Values) => void) | undefined
  /** Called after each failed sending, unless the form has unmounted; with null when no answer came. */
  onFailed?: ((failure: Failure | null, values: Values) => void) | undefined
}

type FormOptions<Values extends FormValues, Output> = FormCalls<Values, Output> & {
  /** The values at first. */
  values: Values
  validate: (values: Values) => FormProblems<Values>
  /** Problems of single fields that explain a failure; each is shown while its field has the sent value. */
  explain?: ((failure: Failure | null) => FormProblems<Values>) | undefined
  /** Called with the fields' values: once hydrated, after each change, and before another page if they were not sent. */
  onTyped?: ((values: Values) => void) | undefined
}

/** The state and the actions of a form, as its fields use them. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values, unknown>>

/** Runs a `formMachine` for one form. Its fields hold the values, which are read when something happens to them. */
export function useForm<Values extends FormValues, Output>({
  values,
  validate,
  explain,
  onTyped,
  onSend,
  onSent,
  onFailed,
}: FormOptions<Values, Output>) {
  const router = useRouter()
  const [logic, seam] = useMachineSeam(
    formMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) => onSend(input as Values, signal)),
        page: pageExit(router),
        countdown: cooldown,
      },
    }),
  )
  const [state, send, actor] = useActor(logic, seam)
  const [defaults] = useState(values)
  const form = useRef<HTMLFormElement>(null)
  const wayOn = useRef<HTMLDivElement>(null)
  const { failure, altered, sent } = state.context
  const explained = failure && explain ? explainedBy(explain(failure), altered) : {}
  const problems = { ...state.context.problems, ...explained }
  const check = () => checked(form.current ? valuesIn(form.current, defaults) : defaults, validate)

  const change = useEffectEvent((name: string) => {
    if (!Object.hasOwn(defaults, name)) return
    const typed = check()
    send({ type: 'field.changed', name, ...typed })
    onTyped?.(typed.values)
  })
  const leave = useEffectEvent((entered: string | null) => send({ type: 'field.left', entered, ...check() }))
  const report = useEffectEvent(() => onTyped?.(check().values))
  const leavePage = useEffectEvent(() => {
    const now = actor.getSnapshot()
    if (!now.hasTag('busy') && !now.matches({ open: 'succeeded' })) report()
  })
  useEffect(() => {
    const stop = new AbortController()
    // React answers no event after a value that a script has set, as some password managers do.
    for (const type of ['input', 'change'])
      form.current?.addEventListener(type, ({ target }) => change((target as HTMLInputElement).name), stop)
    if (form.current) onFieldLeft(form.current, stop.signal, leave)
    report()
    return () => stop.abort()
  }, [])
  // A password manager may have filled a field without an event.
  useEffect(() => router.subscribe('onBeforeNavigate', leavePage), [router])
  useEmitted(actor, 'form.sent', ({ output, values }) => onSent?.(output as Output, values as Values))
  useEmitted(actor, 'form.failed', ({ failure, values }) => onFailed?.(failure, values as Values))
  useFocusAfterRefusal(actor, form, problems, wayOn)

  return {
    /** Returns the fields' present values with their problems. */
    check,
    /** The values at first. */
    defaults,
    problems: problems as FormProblems<Values>,
    /** True while problems of a rejected submission are left. */
    isRejected: state.context.isRejected,
    failure,
    /** The values to which the failure belongs. */
    sent: sent as Values | null,
    isBusy: state.hasTag('busy'),
    hasFailed: state.hasTag('failed'),
    /** True if problems of fields explain the failure. */
    isExplained: hasProblems(explained),
    hasSucceeded: state.matches({ open: 'succeeded' }),
    /** Seconds until it can be sent again after a failure with a cooldown; else 0. */
    secondsLeft: useSelector(state.children.cooldown, (wait) => wait?.context.secondsLeft ?? 0),
    /** Removes the error messages; ignored while the form is sending or in a cooldown. */
    dismissProblems: () => send({ type: 'problems.dismissed' }),
    /** Ref of the advice on a failure that no field explains. */
    wayOn,
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': state.hasTag('busy'),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        send({ type: 'form.submitted', ...check() })
      },
    },
  }
}

/** The values of a form's fields; the initial value of a field that is not rendered. */
function valuesIn<Values extends FormValues>(form: HTMLFormElement, defaults: Values): Values {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? data.has(name) : String(data.get(name) ?? value),
    ]),
  ) as Values
}
