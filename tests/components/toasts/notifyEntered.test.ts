import { afterEach, expect, it, vi } from 'vitest'
import { notifyEntered } from '@/components/toasts/notifyEntered'
import { reportRegion, toaster } from '@/components/toasts/toasterStore'
import { successes } from '@/data/content/messages'
import { clientStorage } from '@/data/provider/storedSession'
import { sessionStorageKey } from '@/data/provider/supabaseAddress'
import { sessionOf } from '../../../models/sessions'

afterEach(() => {
  clientStorage.removeItem(sessionStorageKey)
  vi.restoreAllMocks()
})

it('a login says that the browser keeps nothing, until that is dismissed, and otherwise nothing of it', async () => {
  reportRegion()
  const create = vi.spyOn(toaster, 'create').mockReturnValue('')
  vi.spyOn(toaster, 'dismiss').mockReturnValue()
  notifyEntered(successes.signedIn)
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  // Node has no storage, so the session is in memory.
  clientStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf('ada')))
  notifyEntered(successes.signedIn)
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  expect(create.mock.calls.map(([notice]) => notice)).toEqual([
    { ...successes.signedIn, type: 'success', closable: true },
    {
      title: 'Welcome back!',
      description:
        'Successfully logged in. Your browser keeps nothing, so you will be asked to log in again after a reload and in every new tab.',
      type: 'success',
      closable: true,
      duration: Number.POSITIVE_INFINITY,
    },
  ])
})
