import { untilLoaded } from './connection.ts'
import { reportLost } from './lostStart.ts'
import { reloadOnce } from './reloadOnce.ts'

/**
 * Resolves when the scripts are there that the document names: what is missing would be shown by an error page in place of
 * the document, which is readable. Where one is gone, the document is reloaded once, and then stays with a note below it
 * until somebody presses: then it is reloaded again.
 */
export async function filesOfDocument(): Promise<void> {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const results = await Promise.allSettled(
    files
      .split(' ')
      .slice(0, -1)
      .map((file) => untilLoaded(() => import(/* @vite-ignore */ file), reportLost)),
  )
  const gone = results.find(({ status }) => status === 'rejected')
  if (gone?.status === 'rejected') await leaveDocument(gone.reason, files)
}

function leaveDocument(failure: unknown, files: string): Promise<never> {
  if (!reloadOnce(failure, files)) {
    reportLost()
    const reload = () => window.location.reload()
    for (const type of ['online', 'click']) addEventListener(type, reload, { once: true, capture: true })
  }
  return new Promise(() => {})
}
