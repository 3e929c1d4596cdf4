import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSearchShortcut } from '@/data/search/searchShortcut'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const withCtrl = { ...none, ctrlKey: true }
const isAsked = (key: string, code: string) => isSearchShortcut({ key, code, ...withCtrl }, false)

describe('Ctrl K', () => {
  it.each([
    ['Russian', 'л'],
    ['Arabic', 'ن'],
    ['Japanese in full width', 'ｋ'],
    ['a browser that does not tell it', 'Unidentified'],
  ])('is at the place of K on a keyboard for %s (%s)', (_, key) => {
    expect(isAsked(key, 'KeyK')).toBe(true)
    expect(isAsked(key, 'KeyJ')).toBe(key === 'ｋ')
  })

  it.each([
    ['QWERTY', 'k', 'KeyK', true],
    ['capitals', 'K', 'KeyK', true],
    ['Dvorak, its own K', 'k', 'KeyV', true],
    ['Dvorak, the place of K', 't', 'KeyK', false],
    ['a letter with a sign', 'ķ', 'KeyK', false],
  ])('is the letter that a Latin layout gives: %s', (_, key, code, asked) => {
    expect(isAsked(key, code)).toBe(asked)
  })

  it('is neither AltGr K nor another combination', () => {
    const alone = { key: 'k', code: 'KeyK' }
    for (const more of ['altKey', 'shiftKey', 'metaKey'] as const)
      expect(isSearchShortcut({ ...alone, ...withCtrl, [more]: true }, false), more).toBe(false)
    const getModifierState = (name: string) => name === 'AltGraph'
    expect(isSearchShortcut({ ...alone, ...withCtrl, getModifierState }, false)).toBe(false)
  })

  it('is ⌘K on a device of Apple’s', () => {
    const pressed = { key: 'л', code: 'KeyK' }
    expect(isSearchShortcut({ ...pressed, ...none, metaKey: true }, true)).toBe(true)
    expect(isSearchShortcut({ ...pressed, ...withCtrl }, true)).toBe(false)
  })
})

it('no key asks for the search alone, which a switch would be needed for', () => {
  const anyKey = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom('/', 'k', 'л'),
  )
  fc.assert(
    fc.property(anyKey, fc.constantFrom('KeyK', 'Slash', 'Digit7'), fc.boolean(), (key, code, isApple) => {
      expect(isSearchShortcut({ key, code, ...none }, isApple)).toBe(false)
      expect(isSearchShortcut({ key, code, ...none, shiftKey: true }, isApple)).toBe(false)
    }),
  )
})
