import { isRecord, textOf } from '@/data/text/shapes'
import type { Message } from './messages'

const key = 'king-exchange-notice'

/** Keeps a notice over a reload, for this tab. */
export function keepNotice(look: string, message: Message): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ look, ...message }))
  } catch {
    // Without storage it is lost.
  }
}

/** Reads the notice that was kept, and forgets it; null without one. */
export function takeNotice(): { look: string; message: Message } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (!isRecord(kept) || !textOf(kept.title)) return null
    const description = textOf(kept.description)
    return {
      look: textOf(kept.look),
      message: { title: textOf(kept.title), ...(description ? { description } : null) },
    }
  } catch {
    return null
  }
}
