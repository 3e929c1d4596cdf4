import type { Provider } from './provider'
import { supabaseAddress } from './supabaseAddress'
import type { Supabase } from './supabaseClient'

/** Loads something once for everybody who asks; a load that failed is tried again by the next one to ask. */
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

/** Fetches Supabase's code on the first call, so that a public page does not wait for it, and opens the one client. */
export const loadProvider: () => Promise<Provider> = provider.load

/** Settles once somebody has called `loadProvider`; asks for nothing itself. */
export const providerLoaded: Promise<Provider> = provider.loaded

/** Opens a client with a session of its own, which no tab hears of. */
export const openPrivateSupabase = async (): Promise<Supabase> =>
  (await import('./supabaseClient')).createPrivateSupabase(supabaseAddress())
