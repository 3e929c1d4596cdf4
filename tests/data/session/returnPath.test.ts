import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findReturnPath, storeReturnPath, takeReturnPath } from '@/data/session/returnPath'
import { stubStorage } from '../site/stubStorage.ts'

let shared: Map<string, string>

/** A tab, at an entry of its history, with its own storage. */
const openTab = (state: unknown = null, own = new Map<string, string>()) => ({ history: { state }, own })
type Tab = ReturnType<typeof openTab>

const inTab = <T>(tab: Tab, act: () => T): T => {
  vi.stubGlobal('window', tab)
  stubStorage('sessionStorage', tab.own)
  return act()
}
/** The same tab after another site, or a new document. */
const later = ({ own }: Tab, state: unknown = null) => openTab(state, own)

beforeEach(() => {
  shared = stubStorage('localStorage')
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page that was asked for', () => {
  it('is stored for the way back of its tab, once', () => {
    const tab = openTab({ returnTo: '/cards' })
    inTab(tab, storeReturnPath)
    expect(inTab(later(tab), takeReturnPath)).toBe('/cards')
    expect(inTab(later(tab), takeReturnPath)).toBe('/dashboard')
  })

  it('is stored for the link of a mail, which opens in a tab of its own', () => {
    inTab(openTab({ returnTo: '/wallet' }), storeReturnPath)
    expect(inTab(openTab(), takeReturnPath)).toBe('/wallet')
    expect(inTab(openTab(), takeReturnPath)).toBe('/dashboard')
  })

  it('is that of the history, where the tab has been led on', () => {
    inTab(openTab({ returnTo: '/wallet' }), storeReturnPath)
    expect(inTab(openTab({ returnTo: '/cards' }), findReturnPath)).toBe('/cards')
  })

  it('of one tab is not that of another which has left without one', () => {
    inTab(openTab({ returnTo: '/wallet' }), storeReturnPath)
    const other = openTab()
    inTab(other, storeReturnPath)
    expect(inTab(later(other), takeReturnPath)).toBe('/dashboard')
    expect(inTab(openTab(), takeReturnPath)).toBe('/wallet')
  })

  it('is forgotten by a tab that leaves once more, without one', () => {
    const tab = openTab({ returnTo: '/wallet' })
    inTab(tab, storeReturnPath)
    inTab(later(tab), storeReturnPath)
    expect(inTab(later(tab), findReturnPath)).toBeUndefined()
    expect(inTab(openTab(), findReturnPath)).toBeUndefined()
  })

  it('is stored as long as a mail’s link is good', () => {
    inTab(openTab({ returnTo: '/cards' }), storeReturnPath)
    vi.setSystemTime(3_600_000)
    expect(inTab(openTab(), findReturnPath)).toBe('/cards')
    vi.setSystemTime(3_600_001)
    expect(inTab(openTab(), findReturnPath)).toBeUndefined()
  })

  it.each(['//evil.example', '/login', 7, null])(
    'is none outside the user area, wherever it stands: %j',
    (returnTo) => {
      const tab = openTab({ returnTo })
      expect(inTab(tab, findReturnPath)).toBeUndefined()
      inTab(tab, storeReturnPath)
      expect(inTab(later(tab), findReturnPath)).toBeUndefined()
      const forged = JSON.stringify({ path: returnTo, at: 0 })
      shared.set('king-exchange-return', forged)
      expect(inTab(openTab(), takeReturnPath)).toBe('/dashboard')
    },
  )

  it.each(['null', '{"path":"/cards"}', '{"path":"/cards","at":"0"}', 'no JSON'])(
    'is none in a storage that holds %j',
    (text) => {
      shared.set('king-exchange-return', text)
      expect(inTab(openTab(), takeReturnPath)).toBe('/dashboard')
    },
  )
})
