import { describe, expect, it } from 'vitest'
import { ownStorage } from '../../stories/workbench/ownStorage'

const denied = () => {
  throw new DOMException('The storage is denied.', 'SecurityError')
}

const width = 'ladle-settings-king'

describe.each(['given', 'denied'] as const)(
  'the storage of the workbench, where the browser’s is %s',
  (access) => {
    const real = () => {
      const storage = ownStorage(denied)
      storage.setItem('king-exchange-favourites', '["BTC"]')
      storage.setItem('king-exchange-balances', 'hidden')
      return storage
    }

    it('sees and changes nothing of the site’s, and begins empty in every document', () => {
      const site = real()
      const before = [site.key(0), site.key(1), site.getItem('king-exchange-favourites')]
      const find = access === 'given' ? () => site : denied
      const storage = ownStorage(find)
      expect(storage.length).toBe(0)
      expect(storage.getItem('king-exchange-favourites')).toBeNull()
      storage.setItem('king-exchange-favourites', '[]')
      storage.setItem('other', 'x')
      storage.removeItem('king-exchange-balances')
      expect([storage.key(0), storage.key(1), storage.key(2)]).toEqual([
        'king-exchange-favourites',
        'other',
        null,
      ])
      expect(storage.getItem('king-exchange-favourites')).toBe('[]')
      storage.removeItem('other')
      expect(storage.getItem('other')).toBeNull()
      storage.clear()
      expect(storage.length).toBe(0)
      expect([site.key(0), site.key(1), site.getItem('king-exchange-favourites')]).toEqual(before)
      expect(site.length).toBe(2)
      expect(ownStorage(find).length).toBe(0)
    })

    it('keeps the width of the column for the next visit if it can, also when a story clears it', () => {
      const storage = new Map<string, string>()
      const site = {
        ...real(),
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, text: string) => void storage.set(key, text),
      }
      const find = access === 'given' ? () => site : denied
      ownStorage(find).setItem(width, '300')
      const next = ownStorage(find)
      next.clear()
      expect(next.getItem(width)).toBe(access === 'given' ? '300' : null)
    })
  },
)
