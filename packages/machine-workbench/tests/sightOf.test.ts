import { expect, it } from 'vitest'
import { sightOf } from '../src/stepper/sightOf.ts'

const list = (one: string, other: string, active: string) =>
  `<ul aria-activedescendant="${active}"><li id="${one}">On</li><li id="${other}">Off</li></ul>`

it('another life of a component shows the same by other ids', () => {
  expect(sightOf(list('_r_a_-1', '_r_b_-1', '_r_a_-1'))).toBe(
    sightOf(list('_r_1c_-1', '_r_1d_-1', '_r_1c_-1')),
  )
})

it('a component that points to another of its ids shows something else', () => {
  expect(sightOf(list('_r_a_', '_r_b_', '_r_a_'))).not.toBe(sightOf(list('_r_a_', '_r_b_', '_r_b_')))
})
