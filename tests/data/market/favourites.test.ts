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

  it('lose nothing that another tab has added', async () => {
    const tab = await openTab()
    tab.follow(() => {})
    stored.set(key, '["ETH","ADA"]')
    tab.toggle('BTC')
    expect(tab.read()).toEqual(['ETH', 'ADA', 'BTC'])
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
})
