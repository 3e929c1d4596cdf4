import { createToaster } from '@chakra-ui/react/toast'
import type { Message } from '@/data/messages'

/** The one store of notices; `Toasts` shows it. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true })

type Kind = 'success' | 'info' | 'error'

/** Shows a notice in place of the one before, which what has happened since has overtaken. */
function notify(type: Kind, message: Message, duration?: number) {
  toaster.dismiss()
  toaster.create({ ...message, type, closable: true, ...(duration ? { duration } : null) })
}

/** Says that something worked. */
export const notifySuccess = (message: Message) => notify('success', message)

/** Says something by the way, such as that a thing is not built yet. */
export const notifyInfo = (message: Message) => notify('info', message)

/** Says that something failed; stays until it is closed or overtaken, as nothing else says it. */
export const notifyFailure = (message: Message) => notify('error', message, Number.POSITIVE_INFINITY)

/** Says that something failed, for 10 s, since a form goes on saying it beside its fields. */
export const notifyFormFailure = (message: Message) => notify('error', message, 10_000)
