import { storedText } from '@/data/site/storedText'
import { isRecord, textOf } from '@/data/text/shapes'
import type { Message } from './messages'

const stored = storedText('sessionStorage', 'king-exchange-notice')

/** Keeps a notice over a reload, for this tab. Without storage it is lost. */
export const keepNotice = (look: string, message: Message) =>
  void stored.write(JSON.stringify({ look, ...message }))

/** Reads the notice that was kept, and forgets it; null without one. */
export function takeNotice(): { look: string; message: Message } | null {
  const kept = stored.readJson()
  stored.remove()
  if (!isRecord(kept) || !textOf(kept.title)) return null
  const description = textOf(kept.description)
  return {
    look: textOf(kept.look),
    message: { title: textOf(kept.title), ...(description ? { description } : null) },
  }
}
