import type { Message } from '@/data/content/messages'

type Kind = 'success' | 'info' | 'error'

/** Shows a notice and dismisses the one before, which is out of date by then. */
async function show(type: Kind, message: Message, duration?: number) {
  const { regionStands, toaster } = await import('./toasterStore')
  await regionStands
  toaster.dismiss()
  toaster.create({ ...message, type, closable: true, ...(duration ? { duration } : null) })
}

function notify(...notice: Parameters<typeof show>) {
  show(...notice).catch((error: unknown) => console.error('A notice could not be shown:', notice, error))
}

/** Says that something worked. */
export const notifySuccess = (message: Message) => notify('success', message)

/** Shows information, such as that a thing is not built yet. */
export const notifyInfo = (message: Message) => notify('info', message)

/** Says that something failed; stays until it is closed or replaced, since nothing else on the page says it. */
export const notifyFailure = (message: Message) => notify('error', message, Number.POSITIVE_INFINITY)

/** Says that something failed, for 10 s, since the form keeps its own message beside the fields. */
export const notifyFormFailure = (message: Message) => notify('error', message, 10_000)
