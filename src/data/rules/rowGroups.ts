/** Rows of a long table that are shown, kept or left out together. */
export const groupSize = 10

/** A stretch of groups, both ends included: one that is rendered, or all between two of these. */
export type Stretch = { first: number; last: number; isLeftOut: boolean }

/** Heights of groups in pixels, by their place; null for one that was never measured. */
export type GroupHeights = readonly (number | null | undefined)[]

/** Groups in a table of so many rows. */
export const countGroups = (rows: number) => Math.ceil(rows / groupSize)

/** Rows in a group; the last one may have fewer. */
export const rowsIn = (group: number, rows: number) =>
  Math.max(0, Math.min(groupSize, rows - group * groupSize))

/** All groups in their order, those that are not rendered together. */
export function stretchesOf(groups: number, isRendered: (group: number) => boolean): Stretch[] {
  const stretches: Stretch[] = []
  for (let group = 0; group < groups; group += 1) {
    const isLeftOut = !isRendered(group)
    const before = stretches.at(-1)
    if (isLeftOut && before?.isLeftOut) before.last = group
    else stretches.push({ first: group, last: group, isLeftOut })
  }
  return stretches
}

/** Measured heights as a function of the group; others are estimated by them, and by `usual`, a row's, without any. */
export function heightsOf(measured: GroupHeights, rows: number, usual: number): (group: number) => number {
  let height = 0
  let counted = 0
  for (const [group, known] of measured.entries()) {
    if (!known) continue
    height += known
    counted += rowsIn(group, rows)
  }
  const ofRow = counted > 0 ? height / counted : usual
  return (group) => measured[group] ?? rowsIn(group, rows) * ofRow
}

/** The height of all groups of a stretch. */
export function heightOfStretch({ first, last }: Stretch, heightOf: (group: number) => number): number {
  let height = 0
  for (let group = first; group <= last; group += 1) height += heightOf(group)
  return height
}

/**
 * The groups, first and last, that reach into a part of the page, from `from` to `to`, where each stretch begins at one
 * of `tops`; undefined if none does.
 */
export function groupsWithin(
  stretches: readonly Stretch[],
  tops: readonly number[],
  heightOf: (group: number) => number,
  [from, to]: readonly [from: number, to: number],
): { first: number; last: number } | undefined {
  const within: number[] = []
  for (const [place, { first, last }] of stretches.entries()) {
    let top = tops[place] ?? Number.POSITIVE_INFINITY
    for (let group = first; group <= last && top < to; group += 1) {
      const bottom = top + heightOf(group)
      if (bottom > from) within.push(group)
      top = bottom
    }
  }
  const first = within[0]
  const last = within.at(-1)
  return first === undefined || last === undefined ? undefined : { first, last }
}
