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
  const usual = { sort: undefined, order: undefined }

  it.each<[string, SortView<Column>, Column[], SortView<Column>]>([
    ['numbers from the highest', {}, ['price'], { sort: 'price', order: 'desc' }],
    ['then from the lowest', {}, ['price', 'price'], { sort: 'price', order: 'asc' }],
    ['then by default again', {}, ['price', 'price', 'price'], usual],
    ['names from A', {}, ['name'], { sort: 'name', order: 'asc' }],
    ['then from Z', {}, ['name', 'name'], { sort: 'name', order: 'desc' }],
    ['the default the other way', {}, ['size'], { sort: 'size', order: 'asc' }],
    ['and back', {}, ['size', 'size'], usual],
    ['another column its own way', { sort: 'price', order: 'asc' }, ['age'], { sort: 'age', order: 'desc' }],
    ['by the default, which no address needs', { sort: 'price', order: 'asc' }, ['size'], usual],
  ])('sorts %s', (_, view, presses, sorted) => {
    expect(presses.reduce((current, sort) => sorting.next(current, sort), view)).toEqual(sorted)
  })

  it('leaves the default out of the address', () => {
    expect(sorting.viewOf({ sort: 'size', order: 'desc' })).toEqual(usual)
  })
})

it('gives a column of an address its natural direction', () => {
  expect(sorting.sortingOf({})).toEqual({ sort: 'size', order: 'desc' })
  expect(sorting.sortingOf({ sort: 'name' })).toEqual({ sort: 'name', order: 'asc' })
  expect(sorting.sortingOf({ sort: 'name', order: 'desc' })).toEqual({ sort: 'name', order: 'desc' })
  expect(sorting.sortingOf({ order: 'asc' })).toEqual({ sort: 'size', order: 'asc' })
})
