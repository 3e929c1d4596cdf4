import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const message = { title: 'A title', description: 'A description' }

/** The toaster and its store, as on a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  // What draws them is not asked, and takes a second to import.
  vi.doMock('lucide-react', () => ({ X: null }))
  const { reportRegion, toaster } = await import('@/components/toasts/Toasts')
  const notices = await import('@/components/toasts/toaster')
  const calls: unknown[] = []
  vi.spyOn(toaster, 'dismiss').mockImplementation(() => calls.push('dismissed'))
  const create = vi.spyOn(toaster, 'create').mockImplementation((notice) => {
    calls.push(notice)
    return ''
  })
  const isVisible = vi.spyOn(toaster, 'isVisible').mockReturnValue(true)
  return { ...notices, reportRegion, calls, create, isVisible }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.doUnmock('lucide-react')
})

describe('a notice', () => {
  it.each([
    ['notifySuccess', 'success', { duration: 4_000 }],
    ['notifyLasting', 'success', { duration: Number.POSITIVE_INFINITY }],
    ['notifyInfo', 'info', {}],
    ['notifyFailure', 'error', { duration: Number.POSITIVE_INFINITY }],
    ['notifyFormFailure', 'error', { duration: 10_000 }],
  ] as const)('of %s can be closed, is a %s, and replaces the one before', async (notify, type, extra) => {
    const page = await openPage()
    page.reportRegion()
    page[notify](message)
    await vi.waitFor(() => expect(page.calls).toHaveLength(2))
    expect(page.calls).toEqual(['dismissed', { ...message, type, closable: true, ...extra }])
  })

  it('waits for its live region, since a screen reader would not announce it before', async () => {
    const page = await openPage()
    page.notifyInfo(message)
    await vi.dynamicImportSettled()
    expect(page.calls).toEqual([])
    page.reportRegion()
    await vi.waitFor(() => expect(page.calls).toHaveLength(2))
  })

  it('that cannot be shown is logged and does not throw', async () => {
    const page = await openPage()
    page.create.mockImplementation(() => {
      throw new Error('No room')
    })
    page.reportRegion()
    page.notifyInfo(message)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1))
    expect(vi.mocked(console.error).mock.calls[0]?.slice(1)).toEqual([
      ['info', message],
      new Error('No room'),
    ])
  })
})

describe('over a reload that nobody asked for', () => {
  /** A tab whose documents follow each other. */
  function openTab() {
    const storage = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
      removeItem: (key: string) => storage.delete(key),
    })
    return async () => {
      const events = new EventTarget()
      vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
      const page = await openPage()
      page.carryNoticesOver()
      page.reportRegion()
      return { ...page, reload: () => events.dispatchEvent(new Event('fast-pages:reloading')) }
    }
  }

  afterEach(() => vi.unstubAllGlobals())

  it('the notice of the moment is shown once more by the next document, unless it is gone by then', async () => {
    const open = openTab()
    const first = await open()
    first.notifyLasting(message)
    await vi.waitFor(() => expect(first.calls).toHaveLength(2))
    first.reload()
    const second = await open()
    await vi.waitFor(() => expect(second.calls).toHaveLength(2))
    expect(second.calls[1]).toEqual({
      ...message,
      type: 'success',
      closable: true,
      duration: Number.POSITIVE_INFINITY,
    })
    second.isVisible.mockReturnValue(false)
    second.reload()
    const third = await open()
    await vi.dynamicImportSettled()
    expect(third.calls, 'it is gone by then').toEqual([])
  })

  it('a press that waits for its code is told to be lost', async () => {
    const open = openTab()
    const first = await open()
    const { loadForPress } = await import('@/data/site/loadForPress')
    void loadForPress(() => new Promise(() => {}))
    first.notifyFailure(message)
    await vi.waitFor(() => expect(first.calls).toHaveLength(2))
    first.reload()
    const second = await open()
    await vi.waitFor(() => expect(second.calls).toHaveLength(2))
    expect(second.calls[1]).toMatchObject({ type: 'error', title: 'Page loaded again' })
  })

  it.each(['{', '{"look":"constructor","title":"A"}', '{"look":"info"}'])(
    'a stored %s is no notice',
    async (text) => {
      const open = openTab()
      sessionStorage.setItem('king-exchange-notice', text)
      const page = await open()
      await vi.dynamicImportSettled()
      expect(page.calls).toEqual([])
    },
  )
})
