import { groupThousands } from './figures'

/** Text with a hyphen for a minus, which a spreadsheet reads as a number. */
export const withHyphens = (text: string) => text.replace(/−(?=\p{Sc}?\d)/gu, '-')

/** A shortened figure written out: `$687.3M` of 687,300,000 as `$687,300,000`. */
export function writtenOut(shown: string, value: string): string {
  const [whole = '', fraction] = value.split('.')
  const grouped = groupThousands(whole)
  const figure = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return shown.replace(/[\d.,]+[KMBT]?/, () => figure)
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
