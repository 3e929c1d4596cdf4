import { loadAtPress, onReload, whenIdle } from '@king-exchange/fast-pages/browser'
import { pageRenewed } from '@/data/content/lost'
import type { Message } from '@/data/content/messages'
import { storeNotice, takeNotice } from '@/data/content/storedNotice'
import { isPressWaiting } from '@/data/site/loadForPress'

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

/** Each kind of notice, and for how many ms it is shown; without them by the default. */
const looks = {
  success: { type: 'success', duration: 4_000 },
  lasting: { type: 'success', duration: Number.POSITIVE_INFINITY },
  info: { type: 'info' },
  failure: { type: 'error', duration: Number.POSITIVE_INFINITY },
  formFailure: { type: 'error', duration: 10_000 },
} as const satisfies Record<string, { type: string; duration?: number }>

type Look = keyof typeof looks

/** The newest notice, and whether it is still to be seen. */
let newest: { look: Look; message: Message; isCurrent: () => boolean } | null = null

/** Shows a toast and dismisses the previous one, which is out of date by then. */
async function show(look: Look, message: Message) {
  const notice = { look, message, isCurrent: () => true }
  newest = notice
  wantToasts()
  const { regionMounted, toaster } = await loadAtPress(() => import('./Toasts'))
  await regionMounted
  toaster.dismiss()
  const id = toaster.create({ ...message, ...looks[look], closable: true })
  notice.isCurrent = () => toaster.isVisible(id)
}

function notify(...notice: Parameters<typeof show>) {
  show(...notice).catch((error: unknown) => console.error('A notice could not be shown:', notice, error))
}

/**
 * Keeps the newest notice over a reload that nobody asked for, or the note that a press was lost. Shows the notice that the
 * document before has stored.
 */
export function carryNoticesOver(): void {
  onReload(() => {
    if (isPressWaiting()) storeNotice('failure', pageRenewed)
    else if (newest?.isCurrent()) storeNotice(newest.look, newest.message)
  })
  const stored = takeNotice()
  const look = (Object.keys(looks) as Look[]).find((known) => known === stored?.look)
  if (stored && look) notify(look, stored.message)
}

/** Shows a toast for a success for 4 s. */
export const notifySuccess = (message: Message) => notify('success', message)

/** Shows a toast for a success until it is dismissed or replaced. */
export const notifyLasting = (message: Message) => notify('lasting', message)

/** Shows a toast for information, such as that a feature is not built yet. */
export const notifyInfo = (message: Message) => notify('info', message)

/** Shows a toast for a failure until it is dismissed or replaced, since nothing else on the page reports it. */
export const notifyFailure = (message: Message) => notify('failure', message)

/** Shows a toast for a form's failure for 10 s, since the form keeps its own message beside the fields. */
export const notifyFormFailure = (message: Message) => notify('formFailure', message)
