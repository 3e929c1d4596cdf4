import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledColumns, movedOffset, withHyphens, writtenOut } from '@/data/rules/copiedText'
import { formatChange, formatCompactDollars, formatDollars } from '@/data/rules/figures'

const asNumber = (text: string) => Number(text.replace(/[$,%]/g, ''))

describe('withHyphens', () => {
  it('gives every figure a sign that a spreadsheet reads', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (figure) => {
        for (const shown of [formatChange(figure), formatDollars(figure)]) {
          const copied = asNumber(withHyphens(shown))
          expect(copied).toBeCloseTo(Number(figure.toFixed(2)), 1)
        }
      }),
    )
  })

  it('leaves a minus that stands before no figure', () => {
    expect(withHyphens('a − b, −, −x')).toBe('a − b, −, −x')
    expect(withHyphens('−3.95% and −$1.00')).toBe('-3.95% and -$1.00')
  })
})

describe('writtenOut', () => {
  it('writes every shortened amount out as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        const copied = writtenOut(formatCompactDollars(amount))
        expect(copied).toMatch(/^\$\d{1,3}(?:,\d{3})*$/)
        expect(formatCompactDollars(asNumber(copied))).toBe(formatCompactDollars(amount))
        expect(Math.abs(asNumber(copied) / amount - 1)).toBeLessThan(0.001)
      }),
    )
  })

  it('leaves every other text', () => {
    for (const text of ['', 'T', 'KCC', '4 M', '$12.50', '12,500.7500 KCC', '-3.95%', '1.2.3M', '5K run']) {
      expect(writtenOut(text)).toBe(text)
    }
    expect(writtenOut('-$1.25K')).toBe('-$1,250')
    expect(writtenOut('$12,000T')).toBe('$12,000,000,000,000,000')
  })
})

describe('filledColumns', () => {
  it('drops the columns without a text, and no others', () => {
    const cell = fc.constantFrom('', 'a', '1')
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 6 })
          .chain((columns) =>
            fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
          ),
        (rows) => {
          const filled = filledColumns(rows)
          expect(new Set(filled.map((row) => row.length)).size).toBe(1)
          expect(filled.map((row) => row.join(''))).toEqual(rows.map((row) => row.join('')))
          for (const column of filled[0]?.keys() ?? []) {
            expect(filled.some((row) => row[column] !== '')).toBe(true)
          }
        },
      ),
    )
  })
})

describe('movedOffset', () => {
  it('stays in the text, and at its beginning and its end', () => {
    const length = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(length, length, fc.nat(40), (before, now, offset) => {
        fc.pre(offset <= before)
        expect(movedOffset(offset, before, now)).toBeLessThanOrEqual(now)
        expect(movedOffset(before, before, now)).toBe(now)
        if (before > 0) expect(movedOffset(0, before, now)).toBe(0)
      }),
    )
  })
})
