import { afterEach, describe, expect, it, vi } from 'vitest'
import { canStore, followStored, storedText } from '@/data/site/storedText'
import { refusing, stubStorage } from './stubStorage.ts'

const key = 'king-exchange-fruit'
const stored = storedText('sessionStorage', key)

afterEach(() => vi.unstubAllGlobals())

describe('a stored text', () => {
  it('is what was written, until it is removed', () => {
    const items = stubStorage('sessionStorage')
    expect(stored.read()).toBeNull()
    expect(stored.write('pear')).toBe(true)
    expect([stored.read(), ...items]).toEqual(['pear', [key, 'pear']])
    stored.remove()
    expect([stored.read(), items.size]).toEqual([null, 0])
  })

  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{', undefined],
    ['', undefined],
    [null, undefined],
  ])('says %j in JSON, as far as it is that', (text, said) => {
    const items = stubStorage('sessionStorage')
    if (text !== null) items.set(key, text)
    expect(stored.readJson()).toEqual(said)
  })

  it.each(Object.entries(refusing))('throws nothing in a storage that is %s', (_, refuse) => {
    refuse('sessionStorage')
    expect([stored.read(), stored.readJson(), stored.write('pear'), stored.remove(), stored.read()]).toEqual([
      null,
      undefined,
      false,
      undefined,
      null,
    ])
    expect(canStore('sessionStorage')).toBe(false)
  })

  it('can be stored where a probe can, of which nothing is left', () => {
    const items = stubStorage('localStorage')
    expect([canStore('localStorage'), items.size]).toEqual([true, 0])
  })

  it('is followed in other tabs and through the cache of the browser, until that is ended', () => {
    const tab = new EventTarget()
    vi.stubGlobal('window', tab)
    const onChange = vi.fn()
    const end = followStored(key, onChange)
    const happen = (type: string, what: object) => {
      tab.dispatchEvent(Object.assign(new Event(type), what))
      return onChange.mock.calls.length
    }
    expect(happen('storage', { key: 'something else' })).toBe(0)
    expect(happen('storage', { key })).toBe(1)
    expect(happen('storage', { key: null }), 'all was cleared').toBe(2)
    expect(happen('pageshow', { persisted: false })).toBe(2)
    expect(happen('pageshow', { persisted: true })).toBe(3)
    end()
    expect(happen('storage', { key })).toBe(3)
    expect(happen('pageshow', { persisted: true })).toBe(3)
  })
})
