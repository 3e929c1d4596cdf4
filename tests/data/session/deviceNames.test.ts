import { describe, expect, it } from 'vitest'
import { isVisible, looksLike } from '@/data/session/deviceNames'

describe('a device’s name', () => {
  it.each(['', '  ', '\u200B\u2060', '\u3164', '\u2800', '\u00AD\uFE0F', '\u202E', '\u{E0041}', '\u0000'])(
    'is nothing that nobody sees: %j',
    (name) => {
      expect(isVisible(name)).toBe(false)
    },
  )

  it.each(['Phone', '📱', '👩‍💻', 'گوشی‌من', '0'])('is something that is seen: %s', (name) => {
    expect(isVisible(name)).toBe(true)
  })

  it.each([
    ['composed and decomposed', 'T\u00E9l\u00E9phone', 'Te\u0301le\u0301phone'],
    ['in upper case', 'Téléphone', 'TÉLÉPHONE'],
    ['with a sharp s', 'Straße', 'STRASSE'],
    ['with a final sigma', 'ΟΔΟΣ', 'οδος'],
    ['with something invisible inside', 'Phone', 'Ph\u200Bone'],
    ['with other spaces', 'Work phone', ' Work\u00A0 phone '],
    ['in full width', 'Phone', 'Ｐｈｏｎｅ'],
    ['with another arrow of a direction', 'Phone', '\u202EPhone\u202C'],
  ])('looks like itself %s', (_, one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  it('does not look like another one', () => {
    expect(looksLike('Phone', 'Phone 2')).toBe(false)
    expect(looksLike('📱', '💻')).toBe(false)
  })
})
