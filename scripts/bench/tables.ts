import type { Figure, Found, Sample, SideName } from './measurement'
import { isConfirmed, ratiosOf, showSpread, spreadOf } from './statistics'

/** What stands in the place of a figure that the second pass has not confirmed. */
const unconfirmed = 'not confirmed'

const measuresOf = (samples: Sample[] | undefined, figure: string): number[] =>
  (samples ?? []).flatMap((sample) => sample[figure] ?? [])

/** The measures of one pass after the other, as text: nothing where there are none, or where two passes differ. */
function cellOf(passes: number[][], decimals: number): string {
  const [first = [], second] = passes
  if (first.length === 0) return ''
  if (second && !isConfirmed(first, second)) return unconfirmed
  return showSpread(spreadOf(passes.flat()), decimals)
}

/** How a table is made: `before` is the name of the earlier commit. */
export type TableOptions = { before: string; isKept: boolean }

/**
 * A table in Markdown of what one or two passes have found: for each subject a row of the figures, and a row of their ratios
 * for each side that it is compared with. One that is kept has only what is written; one that is looked at has the
 * earlier commit's own figures, too.
 */
export function tableOf(
  figures: Record<string, Figure>,
  passes: Found[][],
  { before, isKept }: TableOptions,
): string {
  const subjects = passes[0]?.map(({ subject }) => subject) ?? []
  const rows = subjects.flatMap((subject) => {
    const found = passes.flatMap((pass) => pass.find((one) => one.subject === subject) ?? [])
    const line = (label: string, cell: (name: string, figure: Figure) => string) => [
      label,
      ...Object.entries(figures).map(([name, figure]) => cell(name, figure)),
    ]
    const figuresOf = (label: string, side: SideName) =>
      line(label, (name, { decimals, isWritten }) =>
        isKept && !isWritten
          ? ''
          : cellOf(
              found.map(({ samples }) => measuresOf(samples[side], name)),
              decimals,
            ),
      )
    const ratiosTo = (label: string, side: Exclude<SideName, 'now'>) =>
      line(`${subject} ÷ ${label}`, (name, { beside }) =>
        beside?.includes(side)
          ? cellOf(
              found.map(({ samples }) =>
                ratiosOf(measuresOf(samples.now, name), measuresOf(samples[side], name)),
              ),
              2,
            )
          : '',
      )
    return [
      ...(isKept ? [] : [figuresOf(`${subject}, ${before}`, 'before')]),
      figuresOf(subject, 'now'),
      ratiosTo(before, 'before'),
      ratiosTo('bare', 'bare'),
    ].filter(([, ...cells]) => cells.some((text) => text !== ''))
  })
  const head = ['', ...Object.keys(figures)]
  const lineOf = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(lineOf).join('\n')
}
