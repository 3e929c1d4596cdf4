import type { Message } from '@/data/content/messages'

type Kind = 'success' | 'info' | 'error'

/** Shows a notice in place of the one before, which what has happened since has overtaken. */
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

/** Says something by the way, such as that a thing is not built yet. */
export const notifyInfo = (message: Message) => notify('info', message)

/** Says that something failed; stays until it is closed or overtaken, as nothing else says it. */
export const notifyFailure = (message: Message) => notify('error', message, Number.POSITIVE_INFINITY)

/** Says that something failed, for 10 s, since a form goes on saying it beside its fields. */
export const notifyFormFailure = (message: Message) => notify('error', message, 10_000)
