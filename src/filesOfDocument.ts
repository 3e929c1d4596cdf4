import { untilLoaded } from '@/data/browser/connection'
import { reportLost } from '@/data/browser/lostStart'

/**
 * Resolves when the scripts are there that the document names: what is missing would be shown by an error page in place of
 * the document, which is readable. Those that are gone are left to the router.
 */
export async function filesOfDocument(): Promise<void> {
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? []
  await Promise.all(
    files
      .slice(0, -1)
      .map((file) => untilLoaded(() => import(/* @vite-ignore */ file), reportLost).catch(() => undefined)),
  )
}
