import { storedText } from '@/data/site/storedText'
import { isRecord, textOf } from '@/data/text/shapes'
import type { Message } from './messages'

const noticeText = storedText('sessionStorage', 'king-exchange-notice')

/** Stores a notice over a reload, for this tab. Without storage it is lost. */
export const storeNotice = (look: string, message: Message) =>
  void noticeText.write(JSON.stringify({ look, ...message }))

/** The stored notice, which is removed; null without one. */
export function takeNotice(): { look: string; message: Message } | null {
  const stored = noticeText.readJson()
  noticeText.remove()
  if (!isRecord(stored) || !textOf(stored.title)) return null
  const description = textOf(stored.description)
  return {
    look: textOf(stored.look),
    message: { title: textOf(stored.title), ...(description ? { description } : null) },
  }
}
