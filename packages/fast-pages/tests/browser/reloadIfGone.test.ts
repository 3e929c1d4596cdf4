import { afterEach, expect, test, vi } from 'vitest'
import { reloadIfGone } from '../../src/browser/reloadOnce.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser on a line that leads nowhere until `restore`. Counts the reloads. */
function browse() {
  const kept = new Map<string, string>()
  const line = { reloads: 0, isBack: false }
  class Picture {
    onload = () => {}
    onerror = () => {}
    set src(_address: string) {
      queueMicrotask(() => (line.isBack ? this.onload() : this.onerror()))
    }
  }
  vi.stubGlobal('Image', Picture)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload: () => (line.reloads += 1) } })
  return line
}

test('code that is lost with the line is not taken for gone when the line is back', async () => {
  const line = browse()
  const failure = new Error('Failed to fetch dynamically imported module: /a.js')
  expect(await reloadIfGone(failure)).toBe(false)
  line.isBack = true
  expect(await reloadIfGone(failure)).toBe(false)
  expect(line.reloads).toBe(0)
})

test('code that is gone from a site that answers reloads the document once', async () => {
  const line = browse()
  line.isBack = true
  const fail = () => new Error('Failed to fetch dynamically imported module: /b.js')
  expect(await reloadIfGone(fail())).toBe(true)
  expect(await reloadIfGone(fail())).toBe(false)
  expect(line.reloads).toBe(1)
})
