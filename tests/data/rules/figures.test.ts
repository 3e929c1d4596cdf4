import { describe, expect, test } from 'vitest'
import { cardTransactions } from '@/data/content/cards'
import {
  formatChange,
  formatCompactDollars,
  formatDollars,
  formatPrice,
  formatShortChange,
  trendOf,
  trendOfFigure,
  withMinus,
} from '@/data/rules/figures'

describe('a price', () => {
  test.each([
    [68.73, '68.73'],
    [64218.4, '64,218.40'],
    [0.469, '0.47'],
    [0, '0.00'],
    [1234567.891, '1,234,567.89'],
  ])('of %d is shown as %s, in dollars with their sign', (value, text) => {
    expect(formatPrice(value)).toBe(text)
    expect(formatDollars(value)).toBe(`$${text}`)
  })
})

describe('figures are written as Intl writes them', () => {
  const figures = [
    0, 0.5, 9.996, 12.3456, 999.949, 999.96, 1000, 9999.6, 99_999.5, 999_960, 1_234_567.891, 12.5e9, 1e12,
  ]
  const all = figures.flatMap((figure) => [figure, -figure || 0, figure * 7.7731])

  test.each([
    ['prices', formatPrice, { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
    ['dollars', formatDollars, { style: 'currency', currency: 'USD' }],
    [
      'large amounts',
      formatCompactDollars,
      {
        style: 'currency',
        currency: 'USD',
        notation: 'compact',
        minimumSignificantDigits: 3,
        maximumSignificantDigits: 4,
      },
    ],
  ] as const)('%s', (_, format, options) => {
    const intl = new Intl.NumberFormat('en-US', options)
    expect(all.map(format)).toEqual(all.map((figure) => withMinus(intl.format(figure))))
  })
})

describe('a large amount', () => {
  test.each([
    [687_300_000, '$687.3M'],
    [18_750_000, '$18.75M'],
    [1_268_400_000_000, '$1.268T'],
    [980_000, '$980K'],
    [1_900_000, '$1.90M'],
    [0, '$0.00'],
  ])('of %d dollars is shown as %s', (amount, text) => {
    expect(formatCompactDollars(amount)).toBe(text)
  })
})

describe('a change', () => {
  test.each([
    [15.2, '+15.20%', 'gain'],
    [-0.62, '−0.62%', 'loss'],
    [0.001, '+0.00%', 'gain'],
    [-0.001, '−0.00%', 'loss'],
    [0, '0.00%', 'flat'],
    [-0, '0.00%', 'flat'],
  ])('of %d percent is shown as %s, a %s', (change, text, trend) => {
    expect(formatChange(change)).toBe(text)
    expect(trendOf(change)).toBe(trend)
    expect(trendOfFigure(formatChange(change))).toBe(trend)
  })
})

test('a change with one decimal keeps its sign as well', () => {
  expect([15.2, 15.249, -0.62, 0].map(formatShortChange)).toEqual(['+15.2%', '+15.2%', '−0.6%', '0.0%'])
})

test('a negative figure of any kind has a true minus (U+2212)', () => {
  expect([formatPrice(-3.1), formatDollars(-312.4), formatCompactDollars(-1_900_000)]).toEqual([
    '−3.10',
    '−$312.40',
    '−$1.90M',
  ])
  expect(['-3.1%', '−3.1%', '+3.1%', '2020-21'].map(withMinus)).toEqual([
    '−3.1%',
    '−3.1%',
    '+3.1%',
    '2020-21',
  ])
})

test('card payments have a minus sign (U+2212), incoming amounts a plus', () => {
  for (const { amount } of cardTransactions) expect(amount).toMatch(/^[+−]\$\d+\.\d\d$/)
})
