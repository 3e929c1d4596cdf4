import { afterEach, expect, test, vi } from 'vitest'
import { untilLoaded } from '../../src/browser/connection.ts'
import { loadAtPress, loadOrReload, onReload } from '../../src/browser/reloadOnce.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser on a line that leads nowhere until `isBack` is set. Counts the reloads. */
function browse() {
  const stored = new Map<string, string>()
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
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload: () => (line.reloads += 1) } })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  return line
}

const failed = (file: string) => new Error(`Failed to fetch dynamically imported module: ${file}`)
const comes = () => vi.fn(async () => 'code')
const isGone = (failure: Error) => vi.fn(() => Promise.reject(failure))

test('code that is lost with the line is not taken for gone when the line is back', async () => {
  const line = browse()
  const failure = failed('/a.js')
  const load = comes()
  await expect(loadOrReload(failure, load)).rejects.toBe(failure)
  line.isBack = true
  await expect(loadOrReload(failure, load)).rejects.toBe(failure)
  expect(load).not.toHaveBeenCalled()
  expect(line.reloads).toBe(0)
})

test('code that is lost just before the line is back is loaded again, and nothing is reloaded', async () => {
  const line = browse()
  line.isBack = true
  await expect(loadOrReload(failed('/b.js'), comes())).resolves.toBe('code')
  expect(line.reloads).toBe(0)
})

test('what a host has told the browser to keep as missing is asked for past the cache before it is loaded again', async () => {
  const line = browse()
  line.isBack = true
  const asked: unknown[] = []
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('performance', {
    getEntriesByType: () =>
      Object.entries({
        '/assets/here-1.js': [200],
        '/assets/lost-1.js': [404],
        '/assets/dependency-1.js': [404],
        '/assets/lost-1.css': [0],
        '/assets/late-1.js': [404, 200],
        '/auth/v1/user': [401],
      }).flatMap(([path, statuses]) =>
        statuses.map((responseStatus) => ({ name: `https://site.example${path}`, responseStatus })),
      ),
  })
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request)
    return new Response('code')
  })
  const load = vi.fn(async () => asked.length)
  await expect(loadOrReload(failed('/assets/lost-1.js'), load)).resolves.toBe(3)
  expect(asked).toEqual(
    ['lost-1.js', 'dependency-1.js', 'lost-1.css'].map((name) => [
      `https://site.example/assets/${name}`,
      { cache: 'reload' },
    ]),
  )
})

test('code that is gone from a site that answers reloads the document once', async () => {
  const line = browse()
  line.isBack = true
  const [first, second] = [failed('/c.js'), failed('/c.js')]
  void loadOrReload(first, isGone(failed('/c.js')))
  await expect.poll(() => line.reloads).toBe(1)
  await expect(loadOrReload(second, isGone(failed('/c.js')))).rejects.toBe(second)
  expect(line.reloads).toBe(1)
})

test('a failure that two places meet is looked into by the first alone', async () => {
  browse().isBack = true
  const failure = failed('/d.js')
  const [first, second] = [comes(), comes()]
  const answers = await Promise.allSettled([loadOrReload(failure, first), loadOrReload(failure, second)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('what fails as the line comes back is loaded once more before it is given up', async () => {
  browse().isBack = true
  const load = vi.fn().mockRejectedValueOnce(failed('/e.js')).mockResolvedValueOnce('code')
  await expect(untilLoaded(load)).resolves.toBe('code')
  const failure = failed('/f.js')
  const gone = isGone(failure)
  await expect(untilLoaded(gone)).rejects.toBe(failure)
  expect(gone).toHaveBeenCalledTimes(2)
})

test('code that is gone at a press is met like any other, and the document hears of the reload before it', async () => {
  const line = browse()
  line.isBack = true
  const heard: number[] = []
  onReload(() => heard.push(line.reloads))
  const fault = new TypeError('a is undefined')
  await expect(loadAtPress(() => Promise.reject(fault))).rejects.toBe(fault)
  const comesLate = vi.fn().mockRejectedValueOnce(failed('/g.js')).mockResolvedValueOnce('code')
  await expect(loadAtPress(comesLate)).resolves.toBe('code')
  expect(heard).toEqual([])

  void loadAtPress(isGone(failed('/h.js')))
  await expect.poll(() => line.reloads).toBe(1)
  expect(heard).toEqual([0])
  await expect(loadAtPress(isGone(failed('/h.js')))).rejects.toEqual(failed('/h.js'))
  expect(line.reloads, 'not twice for one file').toBe(1)
})
