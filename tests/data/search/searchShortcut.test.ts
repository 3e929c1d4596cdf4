import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSearchShortcut } from '@/data/search/searchShortcut'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const withCtrl = { ...none, ctrlKey: true }

describe('Ctrl K', () => {
  it.each([
    ['at the place of K on a Russian keyboard', 'л', 'KeyK', true],
    ['not beside it', 'о', 'KeyJ', false],
    ['at its place in a browser that does not tell the letter', 'Unidentified', 'KeyK', true],
    ['the letter in full width', 'ｋ', 'KeyJ', true],
    ['the letter in capitals', 'K', 'KeyK', true],
    ['the letter of a Latin layout, wherever it is', 'k', 'KeyV', true],
    ['not another letter at the place of K', 't', 'KeyK', false],
    ['not a letter with a sign', 'ķ', 'KeyK', false],
  ])('is %s', (_, key, code, asked) => {
    expect(isSearchShortcut({ key, code, ...withCtrl }, false)).toBe(asked)
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
