import { loadForPress } from '@/data/site/loadForPress'
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

/** Loads Supabase's code ahead of its use, and opens the one client. */
export const loadProviderAhead: () => Promise<Provider> = provider.load

/** The same for a call: somebody waits for it, so code that a new release has removed is met (`loadForPress`). */
export const loadProvider = (): Promise<Provider> => loadForPress(provider.load)

/** Resolves once the code has been loaded; loads nothing itself. */
export const providerLoaded: Promise<Provider> = provider.loaded

/** Opens a client with a session of its own, which is not stored and not shared with other tabs. */
export const openPrivateSupabase = async (): Promise<Supabase> => (await loadProvider()).openPrivate()
