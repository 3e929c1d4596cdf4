import { useEffect } from 'react'
import { toaster } from '@/components/toasts/Toasts'
import type { Message } from '@/data/content/messages'

export type ShownToastProps = { type: 'success' | 'info' | 'error'; message: Message }

/** A toast that stays visible; the site's own toasts dismiss themselves. */
export function ShownToast({ type, message }: ShownToastProps) {
  const { title, description } = message
  useEffect(() => {
    // The toaster renders synchronously, which React refuses within an effect.
    queueMicrotask(() =>
      toaster.create({ title, description, type, closable: true, duration: Number.POSITIVE_INFINITY }),
    )
  }, [type, title, description])
  return null
}
