import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatChange,
  formatCompactDollars,
  formatDollars,
  formatPrice,
  groupThousands,
  trendOf,
  trendOfFigure,
  withMinus,
} from '@/data/text/figures'

/** Positive figures of every size: some 10⁻¹⁸ to 10³⁷, and the limits of a number. */
const anySize = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -18, max: 37 }))
      .map(([digits, exponent]) => digits * 10 ** exponent),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Number.MIN_VALUE, 1e-100, 0.01, 0.0099999, 1e21, 1e100, Number.MAX_VALUE),
  },
)

const grouped = /^[+−]?\$?\d{1,3}(,\d{3})*(\.\d+)?[KMBT%]?$/

describe('a figure of any size', () => {
  test('has commas and decimals, and never an exponent', () => {
    fc.assert(
      fc.property(anySize, fc.boolean(), (size, isNegative) => {
        const figure = isNegative ? -size : size
        for (const format of [formatPrice, formatDollars, formatCompactDollars, formatChange])
          expect(format(figure)).toMatch(grouped)
      }),
      { numRuns: 2000 },
    )
  })

  test('is a price of two decimals from one cent on, of four significant digits below', () => {
    fc.assert(
      fc.property(anySize, (price) => {
        const text = formatPrice(price).replaceAll(',', '')
        if (Number(price.toPrecision(4)) >= 0.01) {
          expect(text).toMatch(/^\d+\.\d\d$/)
          expect(Math.abs(Number(text) - price)).toBeLessThanOrEqual(0.005001 + price * 1e-15)
        } else {
          expect(text).toMatch(/^0\.00+[1-9]\d{3}$/)
          expect(Number(text)).toBe(Number(price.toPrecision(4)))
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('is never zero in dollars when it is not, and has at most four digits before its unit', () => {
    fc.assert(
      fc.property(anySize, (amount) => {
        expect(Number(formatDollars(amount).replace(/[$,]/g, ''))).toBeGreaterThan(0)
        const digits = formatCompactDollars(amount).replace(/^\$[0.,]*|[,.KMBT]/g, '')
        expect(digits.replace(/0+$/, '').length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

test('groups a figure of 200,000 digits', () => {
  expect(groupThousands('1'.repeat(200_000))).toHaveLength(200_000 + 66_666)
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
    [0.00001234, '$0.00001234'],
    [9_999_400_000_000_000, '$9,999T'],
    [1.5102694694410359e21, '$1,510,000,000T'],
  ])('of %d dollars is shown as %s', (amount, text) => {
    expect(formatCompactDollars(amount)).toBe(text)
  })
})

describe('a change', () => {
  test.each([
    [15.2, '+15.20%', 'gain'],
    [-0.62, '−0.62%', 'loss'],
    [0.001, '0.00%', 'flat'],
    [-0.0051, '−0.01%', 'loss'],
    [-0, '0.00%', 'flat'],
  ])('of %d percent is shown as %s, a %s', (change, text, trend) => {
    expect(formatChange(change)).toBe(text)
    expect(trendOf(change)).toBe(trend)
    expect(trendOfFigure(formatChange(change))).toBe(trend)
  })
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
