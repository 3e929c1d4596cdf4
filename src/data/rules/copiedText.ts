import { groupThousands } from './figures'

/** Text with a hyphen for a minus, which a spreadsheet reads as a number. */
export const withHyphens = (text: string) => text.replace(/−(?=\p{Sc}?\d)/gu, '-')

/** How many zeros stand for a unit of a shortened figure. */
const zeros: Record<string, number> = { K: 3, M: 6, B: 9, T: 12 }

/** A shortened figure written out: `$687.3M` as `$687,300,000`. Every other text stays. */
export function writtenOut(shown: string): string {
  const [, sign = '', whole = '', fraction = '', unit = ''] =
    /^(-?\p{Sc}?)([\d,]+)(?:\.(\d+))?([KMBT])$/u.exec(shown) ?? []
  return unit
    ? sign + groupThousands(whole.replaceAll(',', '') + fraction.padEnd(zeros[unit] ?? 0, '0'))
    : shown
}

/** The texts of a table by rows, without the columns in which there is none. */
export function filledColumns(rows: readonly (readonly string[])[]): string[][] {
  const isFilled: boolean[] = []
  for (const row of rows) {
    for (const [column, text] of row.entries()) isFilled[column] ||= text !== ''
  }
  return rows.map((row) => row.filter((_, column) => isFilled[column]))
}

/** Where a place in a text is after the text has changed: its beginning and its end stay what they are. */
export const movedOffset = (offset: number, before: number, now: number) =>
  offset === before ? now : Math.min(offset, now)
