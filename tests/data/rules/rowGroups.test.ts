import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countGroups,
  groupsWithin,
  heightOfStretch,
  heightsOf,
  rowsIn,
  stretchesOf,
} from '@/data/rules/rowGroups'

const rows = fc.integer({ min: 0, max: 2_000 })

describe('groups of rows', () => {
  it('hold every row once', () => {
    fc.assert(
      fc.property(rows, (count) => {
        const groups = Array.from({ length: countGroups(count) }, (_, group) => rowsIn(group, count))
        expect(groups.reduce((sum, size) => sum + size, 0)).toBe(count)
        expect(groups.filter((size) => size < 1)).toEqual([])
      }),
    )
  })

  it('are in stretches without a hole, and no two gaps touch', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (rendered) => {
        const stretches = stretchesOf(rendered.length, (group) => rendered[group] ?? false)
        const groups = stretches.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        )
        expect(groups).toEqual([...rendered.keys()])
        for (const { first, last, isLeftOut } of stretches) {
          expect(rendered.slice(first, last + 1)).toEqual(Array(last - first + 1).fill(!isLeftOut))
          if (!isLeftOut) expect(first).toBe(last)
        }
        const gaps = stretches.map(({ isLeftOut }) => isLeftOut)
        expect(gaps.some((isGap, place) => isGap && gaps[place + 1])).toBe(false)
      }),
    )
  })
})

describe('heights', () => {
  it('of a table of which nothing was measured are the usual ones', () => {
    const heightOf = heightsOf([], 25, 61)
    expect([0, 1, 2].map(heightOf)).toEqual([610, 610, 305])
  })

  it('that were not measured are estimated by those that were', () => {
    const heightOf = heightsOf([700, null, undefined], 25, 61)
    expect([0, 1, 2].map(heightOf)).toEqual([700, 700, 350])
    expect(heightOfStretch({ first: 1, last: 2, isLeftOut: true }, heightOf)).toBe(1_050)
  })
})

describe('groupsWithin', () => {
  it('finds the groups in a part of the page, wherever rows are left out', () => {
    const height = 100
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: -3_000, max: 9_000 }),
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: -5_000, max: 500 }),
        (rendered, from, size, top) => {
          const stretches = stretchesOf(rendered.length, (group) => rendered[group] ?? false)
          const tops = stretches.map(({ first }) => top + first * height)
          const found = groupsWithin(stretches, tops, () => height, [from, from + size])
          const within = [...rendered.keys()].filter(
            (group) => top + (group + 1) * height > from && top + group * height < from + size,
          )
          expect(found).toEqual(
            within.length > 0 ? { first: within[0], last: within[within.length - 1] } : undefined,
          )
        },
      ),
    )
  })
})
