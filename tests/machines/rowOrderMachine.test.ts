import { pathsOf, start, typesOf } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { selectIsLocked } from '@/machines/rowOrderMachine'
import { models } from '../../models/models'

const paths = pathsOf(models.rowOrder)

/** True if the rows are locked after each of some events. */
function lockedAfter(...types: string[]) {
  const { actor, happen } = start(models.rowOrder)
  return types.map((type) => {
    happen({ type })
    return selectIsLocked(actor.getSnapshot())
  })
}

describe('rowOrderMachine', () => {
  it('reaches every combination by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      'pointer.away focus.away': [],
      'pointer.among focus.away': ['pointer.entered'],
      'pointer.settling focus.away': ['pointer.entered', 'touch.ended'],
      'pointer.away focus.among': ['focus.entered'],
      'pointer.among focus.among': ['pointer.entered', 'focus.entered'],
      'pointer.settling focus.among': ['pointer.entered', 'touch.ended', 'focus.entered'],
    })
  })

  it.each(Object.keys(paths))('in %s lets the rows go only if all of it is away', (state) => {
    const order = start(models.rowOrder)
    for (const event of paths[state] ?? []) order.happen(event)
    expect(selectIsLocked(order.actor.getSnapshot())).toBe(state !== 'pointer.away focus.away')
    order.happen({ type: 'rows.removed' })
    expect(order.state()).toBe('pointer.away focus.away')
  })

  it.each([
    ['as soon as a mouse leaves', ['pointer.entered', 'pointer.left']],
    ['once the focus is gone too', ['pointer.entered', 'focus.entered', 'pointer.left', 'focus.left']],
    ['where the next touch is elsewhere', ['pointer.entered', 'touch.ended', 'pointer.left']],
  ])('lets the rows go %s', (_, types) => {
    expect(lockedAfter(...types)).toEqual(types.map((_, place) => place < types.length - 1))
  })

  it('is not locked by a touch that began elsewhere', () => {
    expect(lockedAfter('touch.ended')).toEqual([false])
  })

  it('holds the rows for a second and a half after a touch, and longer after another one', () => {
    const { actor, clock, happen } = start(models.rowOrder)
    const isLocked = () => selectIsLocked(actor.getSnapshot())
    for (const type of ['pointer.entered', 'touch.ended']) happen({ type })
    clock.increment(1_499)
    expect(isLocked()).toBe(true)
    for (const type of ['pointer.entered', 'touch.ended']) happen({ type })
    clock.increment(1_499)
    expect(isLocked()).toBe(true)
    clock.increment(1)
    expect(isLocked()).toBe(false)
  })
})
