import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const message = { title: 'A title', description: 'A description' }

/** The toaster and its store, as on a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  const { reportRegion, toaster } = await import('@/components/toasts/toasterStore')
  const notices = await import('@/components/toasts/toaster')
  const calls: unknown[] = []
  vi.spyOn(toaster, 'dismiss').mockImplementation(() => calls.push('dismissed'))
  const create = vi.spyOn(toaster, 'create').mockImplementation((notice) => {
    calls.push(notice)
    return ''
  })
  return { ...notices, reportRegion, calls, create }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
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
