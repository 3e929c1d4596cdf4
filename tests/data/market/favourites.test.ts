import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../site/stubStorage.ts'

const key = 'king-exchange-favourites'

/** A tab: a window of its own over the storage that all tabs share. */
async function openTab() {
  vi.resetModules()
  const tab = new EventTarget()
  const report = (changed: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  vi.stubGlobal('window', tab)
  const { favourites, toggleFavourite } = await import('@/data/market/favourites')
  return {
    report,
    toggle: toggleFavourite,
    follow: favourites.subscribe,
    read: () => [...favourites.read()],
    readSet: favourites.read,
  }
}

describe('the favourites', () => {
  let stored: Map<string, string>

  beforeEach(() => {
    stored = stubStorage()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('are those whose star was pressed, also at the next visit', async () => {
    const tab = await openTab()
    for (const symbol of ['BTC', 'KCC', 'SOL', 'BTC']) tab.toggle(symbol)
    expect(tab.read()).toEqual(['KCC', 'SOL'])
    expect((await openTab()).read()).toEqual(['KCC', 'SOL'])
  })

  it('are the same set until they change, so that nothing is rendered in vain', async () => {
    const tab = await openTab()
    const before = tab.readSet()
    expect(tab.readSet()).toBe(before)
    tab.toggle('BTC')
    expect(tab.readSet()).not.toBe(before)
  })

  it('follow another tab, and lose nothing that was added there', async () => {
    const tab = await openTab()
    let changes = 0
    const unfollow = tab.follow(() => {
      changes += 1
    })
    tab.report('something-else')
    expect(changes).toBe(0)
    stored.set(key, '["ETH"]')
    tab.report(key)
    expect([tab.read(), changes]).toEqual([['ETH'], 1])

    stored.set(key, '["ETH","ADA"]')
    tab.toggle('BTC')
    expect([tab.read(), changes]).toEqual([['ETH', 'ADA', 'BTC'], 2])
    stored.clear()
    tab.report(null)
    expect([tab.read(), changes]).toEqual([[], 3])

    unfollow()
    stored.set(key, '["DOT"]')
    tab.report(key)
    expect(changes).toBe(3)
    tab.follow(() => {})
    expect(tab.read()).toEqual(['DOT'])
  })

  it('are symbols, whatever the storage holds', async () => {
    const tab = await openTab()
    tab.follow(() => {})
    for (const bad of ['', 'BTC', '{', '{"0":"BTC"}', 'null', '[null, 1, {"a": 2}, ["BTC"]]']) {
      stored.set(key, bad)
      tab.report(key)
      expect(tab.read(), bad).toEqual([])
    }
    fc.assert(
      fc.property(fc.json(), (json) => {
        stored.set(key, json)
        tab.report(key)
        for (const symbol of tab.read()) expect(typeof symbol).toBe('string')
      }),
    )
    stored.set(key, '["BTC", 7, "__proto__", "BTC"]')
    tab.report(key)
    expect(tab.read()).toEqual(['BTC', '__proto__'])
  })

  it('last until the page is closed where storage is switched off', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('Storage is switched off.')
      },
      setItem() {
        throw new Error('Storage is switched off.')
      },
    })
    const tab = await openTab()
    for (const symbol of ['BTC', 'KCC', 'BTC']) tab.toggle(symbol)
    expect(tab.read()).toEqual(['KCC'])
    expect((await openTab()).read()).toEqual([])
  })

  it('last until the page is closed where storage is full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('Storage is full.')
      },
    })
    const tab = await openTab()
    for (const symbol of ['BTC', 'KCC', 'BTC']) tab.toggle(symbol)
    expect(tab.read()).toEqual(['KCC'])
  })
})
