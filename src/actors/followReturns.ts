/** Age in ms from which data is read again when somebody comes back to the page. */
const staleTime = 2 * 60_000

export type Rereadable = { send: (event: { type: 'retry.requested' }) => void }

/**
 * Repeats reads of the shown page when the browser is online again, and when somebody comes back to the page some minutes
 * after the last time. Returns the function that ends it.
 */
export function followReturns(reads: readonly Rereadable[]): () => void {
  // `performance.now` may stand still while a device sleeps.
  let askedAt = Date.now()
  const life = new AbortController()
  const look = ({ type }: Event) => {
    if (type === 'online') askedAt = Number.NEGATIVE_INFINITY
    if (document.hidden || Math.abs(Date.now() - askedAt) < staleTime) return
    askedAt = Date.now()
    for (const read of reads) read.send({ type: 'retry.requested' })
  }
  document.addEventListener('visibilitychange', look, { signal: life.signal })
  for (const type of ['online', 'focus']) window.addEventListener(type, look, { signal: life.signal })
  return () => life.abort()
}
