import type { Provider } from './provider'
import { supabaseAddress } from './supabaseAddress'
import type { Supabase } from './supabaseClient'

/** Loads something once, however many callers there are; after a failure the next call tries again. */
function loadOnce<T>(load: () => Promise<T>) {
  let resolve: (value: T) => void
  const loaded = new Promise<T>((resolveLoaded) => {
    resolve = resolveLoaded
  })
  let loading: Promise<T> | undefined
  return {
    loaded,
    load: () => {
      loading ??= load().then(
        (value) => {
          resolve(value)
          return value
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

const provider = loadOnce(async () => {
  const { openProvider } = await import('./provider')
  return openProvider(supabaseAddress())
})

/** Loads Supabase's code on the first call, so that a public page does not wait for it, and opens the one client. */
export const loadProvider: () => Promise<Provider> = provider.load

/** Resolves once a call of `loadProvider` has succeeded; loads nothing itself. */
export const providerLoaded: Promise<Provider> = provider.loaded

/** Opens a client with a session of its own, which is not stored and not shared with other tabs. */
export const openPrivateSupabase = async (): Promise<Supabase> =>
  (await import('./supabaseClient')).createPrivateSupabase(supabaseAddress())
