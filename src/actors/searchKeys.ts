import { fromCallback } from 'xstate'
import { isApple } from '@/data/browser/apple'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Reports ⌘K or Ctrl K, and `/` where nothing is being typed. On Apple devices, Ctrl K cuts to the end of a line. */
export const searchKeys = fromCallback(({ sendBack }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const [ours, others] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
    const isShortcut = key.toLowerCase() === 'k' && ours && !others && !altKey && !shiftKey
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
    if (!isShortcut && !isSlash) return
    event.preventDefault()
    sendBack({ type: 'search.requested' })
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
})
