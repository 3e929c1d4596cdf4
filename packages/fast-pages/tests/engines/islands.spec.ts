import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const scripts = /\.js$/

const [first, counter] = ['.first button', '[data-island=counter] button']

/** The islands that are hydrated. */
const awake = (visitor: Visitor) =>
  visitor.look(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')]
      .filter(({ firstElementChild }) =>
        Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      .map(({ dataset }) => dataset.island),
  )

test('a page answers while its islands sleep', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press(first)
  await visitor.reads(first, 'Pressed')
  expect(await awake(visitor)).toEqual([])
})

test('an island that lives wakes when it comes near, and wakes no other', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.look(() => document.querySelector('[data-island=clock]')?.scrollIntoView())
  await visitor.reads('[role=status]', 'It runs')
  expect(await awake(visitor)).toEqual(['clock'])
})

test('an island wakes by a press on its button, which counts once', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press(counter)
  await visitor.reads(counter, 'Counted 1')
})

test('presses before the scripts have come are shown as taken, and repeated once', async ({
  visitor,
  site,
}) => {
  const release = site.hold(scripts)
  await visitor.open('/')
  for (const [index, button] of [counter, first].entries()) {
    await visitor.press(button)
    await visitor.sees(index + 1, () => document.querySelectorAll('button[aria-busy=true]').length)
  }
  release()
  await visitor.reads(first, 'Pressed')
  await visitor.reads(counter, 'Counted 1')
  expect(await visitor.look(() => document.querySelectorAll('[aria-busy]').length)).toBe(0)
})

test('a link in an island that sleeps is followed without its code', async ({ visitor, site }) => {
  site.hold(/lateIslands/)
  await visitor.open('/')
  await visitor.untilAlive()
  await visitor.press('[data-island=links] a')
  await visitor.reads('h1', 'For anybody')
})

test('islands are laid out once the page is idle', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.sees(3, () => document.querySelectorAll('[data-island][data-laid-out]').length)
})
