/** Milliseconds for which entering a page does not repeat the reads that its loader has begun. */
const freshTime = 5_000

type Read = { send: (event: { type: 'retry.requested' }) => void }

/**
 * Repeats reads when their page is entered, unless its loader has only just begun them, at `updatedAt`. A loader that
 * ran again would show skeletons; this way what was read before stays until the answer.
 */
export function readAgain(updatedAt: number, reads: Read[]): void {
  if (Date.now() - updatedAt < freshTime) return
  for (const read of reads) read.send({ type: 'retry.requested' })
}
