import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const counter = '[data-island=counter] button'

/** The islands that are hydrated. */
const awake = (visitor: Visitor) =>
  visitor.look(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')]
      .filter(({ firstElementChild }) =>
        Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      .map(({ dataset }) => dataset.island),
  )

test('an island that lives wakes when it comes near, and wakes no other', { tag: '@night' }, async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.look(() => document.querySelector('[data-island=clock]')?.scrollIntoView())
  await visitor.reads('[role=status]', 'It runs')
  expect(await awake(visitor)).toEqual(['clock'])
})

test('an island wakes by a press on its button, which counts once', { tag: '@night' }, async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press(counter)
  await visitor.reads(counter, 'Counted 1')
})

test('a link in an island that sleeps is followed without its code', { tag: '@night' }, async ({
  visitor,
  site,
}) => {
  site.hold(/lateIslands/)
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press('[data-island=links] a')
  await visitor.reads('h1', 'For anybody')
})
