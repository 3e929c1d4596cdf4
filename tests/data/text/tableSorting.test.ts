import { describe, expect, it } from 'vitest'
import { type SortView, tableSorting } from '@/data/text/tableSorting'

type Column = 'name' | 'price' | 'age' | 'size'

const numeric = { desc: 'high to low', asc: 'low to high' }

const sorting = tableSorting<Column>(
  [
    { sort: 'name', label: 'Name', ways: { asc: 'A to Z', desc: 'Z to A' } },
    { sort: 'price', label: 'Price', ways: numeric },
    { sort: 'age', label: 'Age', ways: numeric },
    { sort: 'size', label: 'Size', ways: numeric },
  ],
  'size',
)

describe('pressing a column’s heading', () => {
  const press = (view: SortView<Column>, ...presses: Column[]) =>
    presses.reduce((current, sort) => sorting.next(current, sort), view)

  it('sorts numbers from the highest, then from the lowest, then by default again', () => {
    expect(press({}, 'price')).toEqual({ sort: 'price', order: 'desc' })
    expect(press({}, 'price', 'price')).toEqual({ sort: 'price', order: 'asc' })
    expect(press({}, 'price', 'price', 'price')).toEqual({ sort: undefined, order: undefined })
  })

  it('sorts names from A, then from Z, then by default again', () => {
    expect(press({}, 'name')).toEqual({ sort: 'name', order: 'asc' })
    expect(press({}, 'name', 'name')).toEqual({ sort: 'name', order: 'desc' })
    expect(press({}, 'name', 'name', 'name')).toEqual({ sort: undefined, order: undefined })
  })

  it('reverses the default and restores it', () => {
    expect(press({}, 'size')).toEqual({ sort: 'size', order: 'asc' })
    expect(press({}, 'size', 'size')).toEqual({ sort: undefined, order: undefined })
  })

  it('starts with the natural direction of another column', () => {
    expect(press({ sort: 'price', order: 'asc' }, 'age')).toEqual({ sort: 'age', order: 'desc' })
    expect(press({ sort: 'price', order: 'asc' }, 'size')).toEqual({
      sort: undefined,
      order: undefined,
    })
  })

  it('leaves the default out of the address', () => {
    expect(sorting.viewOf({ sort: 'size', order: 'desc' })).toEqual({
      sort: undefined,
      order: undefined,
    })
  })
})

it('gives a column of an address its natural direction', () => {
  expect(sorting.sortingOf({})).toEqual({ sort: 'size', order: 'desc' })
  expect(sorting.sortingOf({ sort: 'name' })).toEqual({ sort: 'name', order: 'asc' })
  expect(sorting.sortingOf({ sort: 'name', order: 'desc' })).toEqual({ sort: 'name', order: 'desc' })
  expect(sorting.sortingOf({ order: 'asc' })).toEqual({ sort: 'size', order: 'asc' })
})
