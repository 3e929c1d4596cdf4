import { useEffect } from 'react'
import { toaster } from '@/components/toasts/toasterStore'
import type { Message } from '@/data/content/messages'

export type ShownToastProps = { type: 'success' | 'info' | 'error'; message: Message }

/** A notice that stays to be looked at; the site's own ones leave by themselves. */
export function ShownToast({ type, message }: ShownToastProps) {
  const { title, description } = message
  useEffect(() => {
    // The toaster flushes at once, which React refuses within an effect.
    queueMicrotask(() =>
      toaster.create({ title, description, type, closable: true, duration: Number.POSITIVE_INFINITY }),
    )
  }, [type, title, description])
  return null
}
