import { expect, it } from 'vitest'
import type { Figure, Found } from '../../../scripts/bench/measurement.ts'
import { tableOf } from '../../../scripts/bench/tables.ts'

const figures: Record<string, Figure> = {
  'main thread, ms': { decimals: 0, beside: ['bare', 'before'], isWritten: false },
  'script, ms': { decimals: 0, beside: ['before'], isWritten: false },
  elements: { decimals: 0, isWritten: true },
}

/** What a pass has found of the home page, whose main thread took so long in each run. */
const pass = (now: number[]): Found[] => [
  {
    subject: '/',
    samples: {
      bare: now.map(() => ({ 'main thread, ms': 10, 'script, ms': 0, elements: 8 })),
      before: now.map(() => ({ 'main thread, ms': 200, 'script, ms': 100, elements: 900 })),
      now: now.map((time) => ({ 'main thread, ms': time, 'script, ms': 90, elements: 1000 })),
    },
  },
]

const first = pass([210, 220, 230])
const head = ['|  | main thread, ms | script, ms | elements |', '| --- | --: | --: | --: |']

it('shows a pass with the figures of the earlier commit and both ratios', () => {
  expect(tableOf(figures, [first], { before: 'v1.0.0', isKept: false }).split('\n')).toEqual([
    ...head,
    '| /, v1.0.0 | 200 | 100 | 900 |',
    '| / | 220 [215–225] | 90 | 1,000 |',
    '| / ÷ v1.0.0 | 1.10 [1.08–1.13] | 0.90 |  |',
    '| / ÷ bare | 22.00 [21.50–22.50] |  |  |',
  ])
})

it('keeps ratios of what depends on the machine, and of both passes together', () => {
  const table = tableOf(figures, [first, pass([220, 230, 240])], { before: 'v1.0.0', isKept: true })
  expect(table.split('\n')).toEqual([
    ...head,
    '| / |  |  | 1,000 |',
    '| / ÷ v1.0.0 | 1.13 [1.10–1.15] | 0.90 |  |',
    '| / ÷ bare | 22.50 [22.00–23.00] |  |  |',
  ])
})

it('keeps no figure that the second pass does not confirm', () => {
  const table = tableOf(figures, [first, pass([260, 270, 280])], { before: 'v1.0.0', isKept: true })
  expect(table.split('\n').slice(3)).toEqual([
    '| / ÷ v1.0.0 | not confirmed | 0.90 |  |',
    '| / ÷ bare | not confirmed |  |  |',
  ])
})

it('has no row for a page that the earlier commit lacks', () => {
  const [{ samples }] = first as [Found]
  const found = [{ subject: '/new', samples: { bare: samples.bare, now: samples.now } }]
  expect(tableOf(figures, [found], { before: 'v1.0.0', isKept: false }).split('\n')).toEqual([
    ...head,
    '| /new | 220 [215–225] | 90 | 1,000 |',
    '| /new ÷ bare | 22.00 [21.50–22.50] |  |  |',
  ])
})
