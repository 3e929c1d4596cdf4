import type { Row } from './measurement'

/** The value that so large a share of the measures stay below. */
export const quantile = (measures: number[], share: number): number => {
  const sorted = [...measures].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (measures: number[]): number => quantile(measures, 0.5)

/** A figure with so many decimals at most. */
export const rounded = (figure: number, decimals = 0): number => Number(figure.toFixed(decimals))

export const grouped = (count: number): string => count.toLocaleString('en-US')

/** A table in Markdown, with the headings of the first row. */
export function markdownTable(rows: Row[]): string {
  const head = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number | undefined)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? grouped(cell) : (cell ?? ''))).join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map((row) => line(head.map((heading) => row[heading])))].join('\n')
}
