import { parseArgs } from 'node:util'

/** What `npm run bench` is asked for. */
export type BenchOptions = {
  /** The commit to compare the working tree with; without it, the last tagged one. */
  against?: string
  /** The names of the wanted measurements; all of them without it. */
  only?: string[]
  /** The addresses of the wanted pages; those that a measurement chooses without it. */
  pages?: string[]
  /** How often each figure is measured in a pass. */
  runs: number
  /** True if everything is measured once more, and written if that confirms it. */
  isKept: boolean
}

/** Reads the words after `npm run bench --`. Throws on those that say nothing, and on measurements that do not exist. */
export function readOptions(words: string[], measurements: string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      against: { type: 'string' },
      only: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string', default: '7' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}", but must be a whole number from 1.`)
  }
  const only = values.only?.split(',')
  const unknown = only?.find((name) => !measurements.includes(name))
  if (unknown !== undefined) {
    throw new Error(`There is no measurement "${unknown}". There are: ${measurements.join(', ')}`)
  }
  const pages = values.pages?.split(',')
  const misspelt = pages?.find((page) => !page.startsWith('/'))
  if (misspelt !== undefined) throw new Error(`--pages has "${misspelt}", but addresses begin with "/".`)
  const { against } = values
  return { against, only, pages, runs, isKept: !against && !only && !pages && runs >= 7 }
}
