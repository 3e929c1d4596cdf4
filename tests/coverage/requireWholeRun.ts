import { whyNotJoined } from '../records.ts'

/** Ends the command with one line, and without a test or a changed file, if the records are not those of a whole run. */
export default function requireWholeRun(): void {
  const problem = whyNotJoined()
  if (!problem) return
  console.error(`King Exchange: ${problem}`)
  process.exit(1)
}
