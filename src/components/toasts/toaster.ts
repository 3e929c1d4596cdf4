import { whenIdle } from '@king-exchange/fast-pages/browser'
import type { Message } from '@/data/content/messages'

const listeners = new Set<() => void>()

let isWanted = false

function wantToasts() {
  isWanted = true
  for (const listener of listeners) listener()
}

/** True if the toasts are to be mounted; for `useSyncExternalStore`. */
export const areToastsWanted = () => isWanted

/** Calls `listener` when the toasts are wanted: when the browser is idle, or at the first notice. Returns how to stop. */
export function followToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  whenIdle(wantToasts)
  return () => {
    listeners.delete(listener)
  }
}

type Kind = 'success' | 'info' | 'error'

/** Shows a toast and dismisses the previous one, which is out of date by then. */
async function show(type: Kind, message: Message, duration?: number) {
  wantToasts()
  const { regionMounted, toaster } = await import('./toasterStore')
  await regionMounted
  toaster.dismiss()
  toaster.create({ ...message, type, closable: true, ...(duration ? { duration } : null) })
}

function notify(...notice: Parameters<typeof show>) {
  show(...notice).catch((error: unknown) => console.error('A notice could not be shown:', notice, error))
}

/** Shows a toast for a success for 4 s. */
export const notifySuccess = (message: Message) => notify('success', message, 4_000)

/** Shows a toast for a success until it is dismissed or replaced. */
export const notifyLasting = (message: Message) => notify('success', message, Number.POSITIVE_INFINITY)

/** Shows a toast for information, such as that a feature is not built yet. */
export const notifyInfo = (message: Message) => notify('info', message)

/** Shows a toast for a failure until it is dismissed or replaced, since nothing else on the page reports it. */
export const notifyFailure = (message: Message) => notify('error', message, Number.POSITIVE_INFINITY)

/** Shows a toast for a form's failure for 10 s, since the form keeps its own message beside the fields. */
export const notifyFormFailure = (message: Message) => notify('error', message, 10_000)
