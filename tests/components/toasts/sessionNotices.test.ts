import { afterEach, expect, it, vi } from 'vitest'
import { notifyEntered } from '@/components/toasts/sessionNotices'
import { reportRegion, toaster } from '@/components/toasts/Toasts'
import { successes } from '@/data/content/messages'
import { sessionKey } from '@/data/session/storage'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const signedIn = { getItem: (key: string) => (key === sessionKey ? '{}' : null) }

const throwing = {
  getItem: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
}

it.each([
  ['is switched off', throwing],
  ['is null', null],
  ['is full', { getItem: () => null }],
])(
  'a login says so until that is dismissed where the storage %s, and otherwise nothing of it',
  async (_, storage) => {
    reportRegion()
    const create = vi.spyOn(toaster, 'create').mockReturnValue('')
    vi.spyOn(toaster, 'dismiss').mockReturnValue()
    vi.stubGlobal('localStorage', signedIn)
    notifyEntered(successes.signedIn)
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1))
    vi.stubGlobal('localStorage', storage)
    notifyEntered(successes.signedIn)
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2))
    expect(create.mock.calls.map(([notice]) => notice)).toEqual([
      { ...successes.signedIn, type: 'success', closable: true, duration: 4_000 },
      {
        title: 'Welcome back!',
        description:
          'Successfully logged in. Your browser keeps nothing, so you will be asked to log in again after a reload and in every new tab.',
        type: 'success',
        closable: true,
        duration: Number.POSITIVE_INFINITY,
      },
    ])
  },
)
