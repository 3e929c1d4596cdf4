import { fromCallback } from 'xstate'
import { isApple } from '@/data/browser/apple'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isOnButton = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-search]') !== null

/** Whether it is ⌘K or Ctrl K, or `/` where nothing is being typed. On Apple devices, Ctrl K cuts to the end of a line. */
function isRequest({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const [ours, others] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (key.toLowerCase() === 'k') return ours && !others && !altKey && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
}

/** Reports the keys and the buttons that ask for the search; calls `expect` when a button is about to be pressed. */
export const searchRequests = (expect: () => void) =>
  fromCallback(({ sendBack }) => {
    const listening = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, listening)
    on('keydown', (event) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isRequest(event)) return
      event.preventDefault()
      sendBack({ type: 'search.requested' })
    })
    on('click', (event) => {
      if (isOnButton(event)) sendBack({ type: 'search.requested' })
    })
    for (const type of ['pointerover', 'focusin'] as const)
      on(type, (event) => {
        if (isOnButton(event)) expect()
      })
    return () => listening.abort()
  })
