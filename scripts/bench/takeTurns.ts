import type { Found, Sample, Side } from './measurement'

/**
 * Measures a thing on each side in turn, so that a busy moment meets all of them, and begins every run with another one. A
 * first run does not count: what it does for the first time, a server and a browser keep.
 */
export async function takeTurns(
  subject: string,
  sides: Side[],
  runs: number,
  visit: (side: Side) => Promise<Sample>,
): Promise<Found> {
  const samples: Found['samples'] = Object.fromEntries(sides.map(({ name }) => [name, []]))
  for (let run = 0; run <= runs; run += 1) {
    const first = run % sides.length
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) {
      const sample = await visit(side)
      if (run > 0) samples[side.name]?.push(sample)
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${subject}: ${run} of ${runs}   `)
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
  return { subject, samples }
}
