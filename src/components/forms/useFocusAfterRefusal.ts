import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Actor, EmittedFrom } from 'xstate'
import type { formMachine } from '@/machines/formMachine'
import type { FormProblems } from '@/machines/formProblems'

/**
 * Moves the focus after a form was rejected or has failed, once React has rendered what it says of that and before the
 * browser paints it: to the first field with a problem, else to the way on. After a failure it moves only if it is still on
 * the button that was pressed, or nowhere. The field of a wrong password is emptied, and gets it from the other fields too.
 */
export function useFocusAfterRefusal(
  actor: Actor<typeof formMachine>,
  form: RefObject<HTMLFormElement | null>,
  problems: FormProblems,
  wayOn: RefObject<HTMLElement | null>,
) {
  const emitted = useRef<EmittedFrom<typeof formMachine>>(null)
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => {
      emitted.current = event
    })
    return unsubscribe
  }, [actor])

  useLayoutEffect(() => {
    const event = emitted.current
    emitted.current = null
    if (!event || event.type === 'form.sent' || !form.current) return
    const controls = [...form.current.elements] as HTMLInputElement[]
    const { activeElement, body } = document
    const focused = controls.find((control) => control === activeElement)
    const wrong = event.type === 'form.failed' && controls.find(({ name }) => name === event.wrong)
    if (wrong) wrong.value = ''
    const mayMove =
      event.type === 'form.rejected' ||
      activeElement === body ||
      focused?.type === 'submit' ||
      (wrong && focused && focused.type !== 'button')
    if (mayMove) (wrong || controls.find(({ name }) => problems[name]) || wayOn.current)?.focus()
  })
}
