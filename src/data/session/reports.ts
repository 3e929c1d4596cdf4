import type { ProviderEvent, SessionReport } from './sessionTypes'

/** News of the session between the parts of this room. */
export type SessionNews =
  | Exclude<SessionReport, ProviderEvent>
  /** The stored session is another one, or none any more, by this tab or by another. */
  | { type: 'session.changed' }
  /** Something was asked for another user than the stored session's: that is to be looked up once more. */
  | { type: 'recheck.requested' }
  /** A call waits for the session to be refreshed, which ends the pause before the next attempt. */
  | { type: 'refresh.wanted' }
  /** The visitor waits for it, which ends an attempt that hangs as well. */
  | { type: 'refresh.requested' }

/** The one channel of all news, each an event of its own type. */
export const sessionNews = new EventTarget()

export const tell = (news: SessionNews) =>
  void sessionNews.dispatchEvent(new CustomEvent(news.type, { detail: news }))

/** Calls `listener` with each piece of news of a type until `signal` is aborted. */
export function hear<Type extends SessionNews['type']>(
  type: Type,
  listener: (news: Extract<SessionNews, { type: Type }>) => void,
  signal: AbortSignal,
): void {
  const listen = ({ detail }: CustomEventInit) => listener(detail)
  sessionNews.addEventListener(type, listen, { signal })
}
