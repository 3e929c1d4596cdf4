import type { ActorRefFrom } from 'xstate'
import type { formMachine } from '@/machines/formMachine'
import type { FormValues } from '@/machines/formProblems'
import { onFieldLeft } from './onFieldLeft'

type FormActor = ActorRefFrom<typeof formMachine>
type Control = HTMLInputElement | HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const read = (control: Control) => (isBox(control) ? control.checked : control.value)

const controlsOf = (form: HTMLFormElement, values: FormValues) =>
  ([...form.elements] as Control[]).filter(({ name }) => Object.hasOwn(values, name))

/** What fields hold that differs from the values. */
export const filledIn = (form: HTMLFormElement, values: FormValues): FormValues =>
  Object.fromEntries(
    controlsOf(form, values)
      .map((control) => [control.name, read(control)] as const)
      .filter(([name, value]) => value !== values[name]),
  )

/** Tells the machine what fields, except the one named `edited`, hold without its knowing. */
export function takeOver(form: HTMLFormElement, actor: FormActor, edited = '') {
  const { [edited]: _, ...values } = filledIn(form, actor.getSnapshot().context.values)
  if (Object.keys(values).length > 0) actor.send({ type: 'form.filled', values })
}

/**
 * Keeps a form's fields and the values of its machine the same, until the returned function is called. The fields are
 * uncontrolled: React would write its own value over what a password manager or the browser puts into one without an
 * event, or by an event that React does not answer. What stands in a field counts, so it is taken over.
 */
export function keepInStep(form: HTMLFormElement, actor: FormActor): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const takeOverAll = () => takeOver(form, actor)
  // What was typed or restored before hydration.
  takeOverAll()

  let { values } = actor.getSnapshot().context
  const { unsubscribe } = actor.subscribe(({ context }) => {
    const known = values
    values = context.values
    if (values === known) return
    for (const control of controlsOf(form, values)) {
      const value = values[control.name]
      if (value === known[control.name] || value === read(control)) continue
      if (isBox(control)) control.checked = value === true
      else control.value = String(value)
    }
  })

  const edit = ({ target }: Event) => {
    const control = target as Control
    const { name } = control
    if (!Object.hasOwn(values, name)) return
    takeOver(form, actor, name)
    const value = read(control)
    if (value !== values[name]) actor.send({ type: 'form.edited', name, value })
  }
  form.addEventListener('input', edit, { signal })
  form.addEventListener('change', edit, { signal })
  onFieldLeft(form, signal, (entered) => {
    takeOverAll()
    actor.send({ type: 'field.left', entered })
  })
  // When the browser has restored the fields of an earlier visit.
  addEventListener('pageshow', takeOverAll, { signal })

  return () => {
    unsubscribe()
    stop.abort()
  }
}
