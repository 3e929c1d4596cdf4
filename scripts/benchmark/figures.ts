const quantile = (measures: number[], share: number): number => {
  const sorted = [...measures].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const milliseconds = (measure: number) => `${measure.toFixed(2)} ms`

/** The median of measures in ms, and the value that 95 % of them stay below. */
export const medianAnd95 = (measures: number[]): string[] =>
  [0.5, 0.95].map((share) => milliseconds(quantile(measures, share)))

/** A mean in ms. */
export const meanOf = (total: number, count: number): string => milliseconds(total / count)

export const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`

export const grouped = (count: number): string => count.toLocaleString('en-US')

/** A table in Markdown. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}
