import { describe, expect, it } from 'vitest'
import { whereToLook } from '../src/diagram/whereToLook.ts'

const state = (id: string, x: number, y: number) => ({
  id,
  name: id,
  type: 'atomic' as const,
  invokes: [],
  x,
  y,
  width: 100,
  height: 40,
})

const states = [state('left', 0, 0), state('right', 900, 300), state('near', 700, 300)]
const room = { width: 400, height: 200 }

describe('a diagram is scrolled', () => {
  it('to the middle of the one state that is wanted', () => {
    expect(whereToLook({ states }, new Set(['right']), room)).toEqual({ left: 750, top: 220 })
  })

  it('to the middle of all of them if they fit', () => {
    expect(whereToLook({ states }, new Set(['right', 'near']), room)).toEqual({ left: 650, top: 220 })
  })

  it('to the first of them if they do not fit', () => {
    expect(whereToLook({ states }, new Set(['left', 'right']), room)).toEqual({ left: 0, top: 0 })
  })

  it('nowhere if none of them is drawn', () => {
    expect(whereToLook({ states }, new Set(['elsewhere']), room)).toBeNull()
  })
})
