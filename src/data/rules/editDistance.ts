/** Rows of the table of distances, used again and again: thousands of words are compared while somebody types. */
const rows: [number[], number[], number[]] = [[], [], []]

/**
 * The number of letters to add, remove, replace, or swap with their neighbour to make each beginning of `to` of the word
 * `from`: the first is that of no letter, the last that of the whole word. Undefined once all are above `most`. The list
 * holds until the next call.
 */
export function editDistances(
  from: string,
  to: string,
  most = Number.POSITIVE_INFINITY,
): readonly number[] | undefined {
  let [before, row, next] = rows
  for (const each of rows) each.length = to.length + 1
  for (let j = 0; j <= to.length; j++) row[j] = j
  for (let i = 1; i <= from.length; i++) {
    const letter = from.charCodeAt(i - 1)
    let last = i
    let least = i
    next[0] = i
    for (let j = 1; j <= to.length; j++) {
      const other = to.charCodeAt(j - 1)
      const replaced = (row[j - 1] ?? 0) + (letter === other ? 0 : 1)
      last = Math.min(replaced, (row[j] ?? 0) + 1, last + 1)
      const isSwapped = i > 1 && j > 1 && letter === to.charCodeAt(j - 2) && from.charCodeAt(i - 2) === other
      if (isSwapped) last = Math.min(last, (before[j - 2] ?? 0) + 1)
      next[j] = last
      if (last < least) least = last
    }
    if (least > most) return
    ;[before, row, next] = [row, next, before]
  }
  return row
}

/** The number of letters to add, remove, replace, or swap with their neighbour to make one word of the other. */
export const editDistance = (from: string, to: string): number => editDistances(from, to)?.[to.length] ?? 0
