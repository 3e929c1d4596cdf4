/** Milliseconds after its loader has run during which entering a page does not repeat the reads. */
const freshTime = 5_000

type Read = { send: (event: { type: 'retry.requested' }) => void }

/**
 * Repeats a page's reads when it is entered, unless its loader has just started them, at `updatedAt`. Running the
 * loader again would show skeletons; this way the previous data stays until the answer.
 */
export function readAgain(updatedAt: number, reads: Read[]): void {
  if (Date.now() - updatedAt < freshTime) return
  for (const read of reads) read.send({ type: 'retry.requested' })
}
