import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetInvitation, readInvitation, receiveInvitation } from '@/data/browser/invitation'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the code of the newest link that has one, until it is removed', () => {
  expect(readInvitation()).toBeNull()
  expect(receiveInvitation(undefined)).toBeUndefined()
  expect(receiveInvitation('a mistake')).toBeNull()
  expect(receiveInvitation('crowndemo7')).toBe('CROWNDEMO7')
  expect(readInvitation()).toBe('CROWNDEMO7')
  receiveInvitation('CROWN7K2QX')
  expect(receiveInvitation('a mistake')).toBe('CROWN7K2QX')
  expect(receiveInvitation(undefined)).toBe('CROWN7K2QX')
  expect(readInvitation()).toBe('CROWN7K2QX')
  forgetInvitation()
  expect([readInvitation(), stored.size]).toEqual([null, 0])
})

it('is a code or nothing, whatever the storage holds', () => {
  receiveInvitation('CROWNDEMO7')
  const [key = ''] = stored.keys()
  stored.set(key, '<b>x</b>')
  expect(readInvitation()).toBeNull()
})

it('does not throw without storage, or if it is blocked', () => {
  const closed = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  expect(receiveInvitation('CROWNDEMO7')).toBe('CROWNDEMO7')
  forgetInvitation()
  expect(readInvitation()).toBeNull()
})
