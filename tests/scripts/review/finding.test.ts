import { expect, it } from 'vitest'
import { type Finding, groupByArea, type Kind, kindOf } from '../../../scripts/review/finding.ts'

const finding = (area: string, id: string): Finding => ({
  id,
  area,
  title: id,
  source: 'story',
  kind: 'changed',
  digest: 'd',
  views: [],
})

it('groups findings by area, both in the order of the alphabet', () => {
  const found = [finding('Screens', 'd'), finding('Components', 'c'), finding('Screens', 'a')]
  const groups = groupByArea(found).map(({ area, findings }) => [area, ...findings.map(({ id }) => id)])
  expect(groups).toEqual([
    ['Components', 'c'],
    ['Screens', 'a', 'd'],
  ])
})

it.each([
  [['unsteady', 'changed'], 'changed'],
  [['unsteady', 'failed'], 'failed'],
  [['gone', 'gone'], 'gone'],
  [['unsteady'], 'unsteady'],
] satisfies [Kind[], Kind][])('with views that are %j a finding is %s', (views, expected) => {
  expect(kindOf(views.map((kind, at) => ({ kind, width: at })))).toBe(expected)
})
