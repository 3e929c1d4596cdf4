import { startTestBackend } from '@king-exchange/embedded-supabase/testBackend'
import { vi } from 'vitest'

/** Lets the site's own data layer talk to an embedded backend in memory, as in a browser without a network. */
export async function connectToRealBackend() {
  const backend = await startTestBackend()
  vi.stubGlobal('window', { location: new URL(backend.url) })
  vi.stubGlobal('WebSocket', class {})
  vi.stubGlobal('fetch', backend.transport)
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', backend.publishableKey)
  return backend
}
