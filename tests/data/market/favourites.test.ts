import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../site/stubStorage.ts'

const key = 'king-exchange-favourites'

/** A tab: modules of its own over the storage that all tabs share. */
async function openTab() {
  vi.resetModules()
  const { favourites, toggleFavourite } = await import('@/data/market/favourites')
  return {
    toggle: toggleFavourite,
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
    stored.set(key, '["ETH","ADA"]')
    tab.toggle('BTC')
    expect(tab.read()).toEqual(['ETH', 'ADA', 'BTC'])
  })

  it('are symbols, whatever the storage holds', async () => {
    const tab = await openTab()
    for (const bad of ['', 'BTC', '{', '{"0":"BTC"}', 'null', '[null, 1, {"a": 2}, ["BTC"]]']) {
      stored.set(key, bad)
      expect(tab.read(), bad).toEqual([])
    }
    fc.assert(
      fc.property(fc.json(), (json) => {
        stored.set(key, json)
        for (const symbol of tab.read()) expect(typeof symbol).toBe('string')
      }),
    )
    stored.set(key, '["BTC", 7, "__proto__", "BTC"]')
    expect(tab.read()).toEqual(['BTC', '__proto__'])
  })
})
