/** A picture of both commits. */
export type Look = { before: Buffer; after: Buffer }

const isSame = ({ before, after }: Look) => before.equals(after)

/**
 * Compares both commits, and looks again where they differ, so that chance is not taken for a change: `changed` only where
 * each commit looks as it did before, and `same` where they look the same twice after all.
 */
export async function lookAgain(
  look: (attempt: 1 | 2 | 3) => Promise<Look>,
): Promise<{ outcome: 'same' | 'changed' | 'unsteady'; look: Look }> {
  const first = await look(1)
  if (isSame(first)) return { outcome: 'same', look: first }
  const second = await look(2)
  if (isSame(second)) return { outcome: isSame(await look(3)) ? 'same' : 'unsteady', look: first }
  const isSteady = first.before.equals(second.before) && first.after.equals(second.after)
  return { outcome: isSteady ? 'changed' : 'unsteady', look: first }
}
