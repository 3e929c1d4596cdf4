import { expect, it } from 'vitest'
import { readOptions } from '../../../scripts/bench/readOptions.ts'

const read = (...words: string[]) => readOptions(words, ['first-load', 'ticks'])

it('measures everything seven times and keeps it when nothing else is asked for', () => {
  expect(read()).toEqual({ against: undefined, only: undefined, pages: undefined, runs: 7, isKept: true })
})

it('keeps no part, no comparison with a commit that was named, and nothing from fewer runs', () => {
  expect(read('--against', 'main')).toMatchObject({ against: 'main', isKept: false })
  expect(read('--only', 'ticks,first-load')).toMatchObject({ only: ['ticks', 'first-load'], isKept: false })
  expect(read('--pages', '/,/market')).toMatchObject({ pages: ['/', '/market'], isKept: false })
  expect(read('--runs', '3')).toMatchObject({ runs: 3, isKept: false })
  expect(read('--runs', '9')).toMatchObject({ runs: 9, isKept: true })
})

it.each([
  [['--runs', '0'], '--runs is "0", but must be a whole number from 1.'],
  [['--runs', 'many'], '--runs is "many", but must be a whole number from 1.'],
  [['--only', 'ticks,weight'], 'There is no measurement "weight". There are: first-load, ticks'],
  [['--pages', '/,market'], '--pages has "market", but addresses begin with "/".'],
  [['--agianst', 'main'], "Unknown option '--agianst'"],
  [['main'], "Unexpected argument 'main'"],
])('refuses %j', (words, message) => {
  expect(() => read(...words)).toThrow(message)
})
