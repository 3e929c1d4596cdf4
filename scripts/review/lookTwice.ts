/** A picture of both commits. */
export type Look = { before: Buffer; after: Buffer }

const isSame = ({ before, after }: Look) => before.equals(after)

/**
 * Compares both commits, and looks once more where they differ, so that chance is not taken for a change: `changed`
 * only where each commit looks as it did before.
 */
export async function lookTwice(
  look: (attempt: 1 | 2) => Promise<Look>,
): Promise<{ outcome: 'same' | 'changed' | 'unsteady'; look: Look }> {
  const first = await look(1)
  if (isSame(first)) return { outcome: 'same', look: first }
  const second = await look(2)
  const isSteady = first.before.equals(second.before) && first.after.equals(second.after)
  return { outcome: isSteady ? 'changed' : 'unsteady', look: first }
}
