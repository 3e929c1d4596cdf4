import { startTestBackend } from '@king-exchange/embedded-supabase/testBackend'
import { vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { renewThrough } from '@/actors/sessionCalls'
import { loadProvider } from '@/data/provider/loadProvider'
import { authMachine } from '@/machines/authMachine'

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

/** Signs out as the session machine has it done. */
export const signOut = async () => (await loadProvider()).signOut()

const auth = createActor(authMachine.provide({ actors: { renewSession: sessionActors.renewSession } }), {
  input: { code: null, problem: null },
}).start()

/** Has the session machine renew a refused session. */
export const renew = renewThrough(auth)
