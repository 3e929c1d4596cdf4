import { useDeferredValue, useState } from 'react'
import type { Result } from '@/data/provider/providerError'

/** A read from the backend, and the way to ask again where it failed. */
export type Read<T> = {
  /** What to wait for; stays the last answer until the next one is there. */
  answer: Promise<Result<T>>
  isRetrying: boolean
  /** How the last retry ended, in a sentence; empty where there was none. */
  news: string
  retry: () => void
}

/**
 * Follows a read that a loader has begun; `readAgain` repeats it, and what was read last stays until the answer is
 * there. `what` begins the sentence that tells how that ended, with its verb: `Your balances are`.
 */
export function useRead<T>(
  begun: Promise<Result<T>>,
  readAgain: () => Promise<Result<T>>,
  what: string,
): Read<T> {
  const [repeated, setRepeated] = useState<{ after: Promise<Result<T>>; answer: Promise<Result<T>> }>()
  const [news, setNews] = useState('')
  const newest = repeated?.after === begun ? repeated.answer : begun
  const answer = useDeferredValue(newest)
  const isRetrying = answer !== newest

  const retry = () => {
    if (isRetrying) return
    const next = readAgain()
    setNews('')
    setRepeated({ after: begun, answer: next })
    void next.then(({ error }) => setNews(error ? `${what} still not available.` : `${what} here now.`))
  }
  return { answer, isRetrying, news, retry }
}
