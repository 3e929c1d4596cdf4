import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from './stubStorage.ts'

/** A tab on a device with one of the themes, over the storage that all tabs share. */
async function openTab({ isDark = true } = {}) {
  vi.resetModules()
  const tab = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: isDark }) })
  const dataset: Record<string, string> = {}
  vi.stubGlobal('window', tab)
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [] })
  const theme = await import('@/data/site/themeChoice')
  return { ...theme, tab, dataset }
}

describe('the theme of the site', () => {
  beforeEach(() => void stubStorage())
  afterEach(() => vi.unstubAllGlobals())

  it('follows a choice in this tab, and goes back to the system’s', async () => {
    const { followTheme, themeChoice, dataset } = await openTab()
    followTheme()
    themeChoice.write('light')
    expect(dataset).toEqual({ theme: 'light' })
    themeChoice.write('system')
    expect(dataset).toEqual({})
  })

  it.each([
    ['light', { isDark: true }, 'light'],
    ['dark', { isDark: false }, 'dark'],
    ['system', { isDark: true }, 'dark'],
    ['system', { isDark: false }, 'light'],
  ] as const)('is, with the choice %s on a device %o, %s', async (choice, device, shown) => {
    const { themeChoice, shownTheme } = await openTab(device)
    themeChoice.write(choice)
    expect(shownTheme()).toBe(shown)
  })
})
