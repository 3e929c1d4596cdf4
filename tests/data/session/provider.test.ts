import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../../models/sessions'

/** Exchanges a code through a client whose exchange ends with `error`, while `session` is stored. */
async function exchange(error: unknown, session: unknown = null) {
  vi.stubGlobal('window', { location: new URL('https://king.example/') })
  vi.resetModules()
  const auth = {
    exchangeCodeForSession: async () => ({ data: {}, error }),
    getSession: async () => ({ data: { session }, error: null }),
  }
  vi.doMock('@/data/session/supabaseClient', () => ({ createSupabase: () => ({ auth }) }))
  const { loadProvider } = await import('@/data/session/loadProvider')
  return (await loadProvider()).exchangeCode('abc')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('@/data/session/supabaseClient')
  vi.resetModules()
})

describe('exchangeCode', () => {
  it.each([
    [{ name: 'AuthPKCECodeVerifierMissingError', message: 'no verifier' }, 'stale'],
    [{ name: 'AuthApiError', code: 'flow_state_expired', message: 'too late' }, 'stale'],
    [{ name: 'AuthApiError', code: 'flow_state_not_found', message: 'used' }, 'stale'],
    [{ name: 'AuthApiError', code: 'user_banned', message: 'banned' }, 'suspended'],
    [{ name: 'AuthRetryableFetchError', status: 503, message: '{}' }, 'serverError'],
    [{ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }, 'unreachable'],
  ])('says why a code was not taken, and who is signed in all the same: %o', async (error, problem) => {
    const ada = sessionOf('ada')
    expect(await exchange(error)).toEqual({ problem, session: null })
    expect(await exchange(error, ada)).toEqual({ problem, session: ada })
  })

  it('returns no session for an accepted code, which the provider reports as an event', async () => {
    expect(await exchange(null, sessionOf('ada'))).toEqual({ problem: null, session: null })
  })
})
