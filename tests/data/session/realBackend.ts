import { startTestBackend } from '@king-exchange/embedded-supabase/tests'
import { afterAll, afterEach, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionActors } from '@/actors/sessionActors'
import { renewThrough } from '@/actors/sessionCalls'
import { loadProvider } from '@/data/session/loadProvider'
import type { SignOutScope } from '@/data/session/sessionTypes'
import { authMachine } from '@/machines/authMachine'

/** Connects `src/data/session` to an embedded backend in memory. */
export async function connectToRealBackend() {
  const backend = await startTestBackend()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(backend.url) }))
  vi.stubGlobal('WebSocket', class {})
  vi.stubGlobal('fetch', backend.transport)
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', backend.publishableKey)
  return backend
}

/** Signs out whoever is signed in. */
export const signOut = async (scope: SignOutScope = 'local') => (await loadProvider()).signOut(null, scope)

/** The same for the tests of a file, each of which begins signed out and with the connection in order. */
export async function shareRealBackend() {
  const backend = await connectToRealBackend()
  afterEach(async () => {
    vi.stubGlobal('fetch', backend.transport)
    await signOut()
  })
  afterAll(() => backend.close())
  return backend
}

const auth = createActor(authMachine.provide({ actors: { renewSession: sessionActors.renewSession } }), {
  input: { code: null, problem: null },
}).start()

/** Renews a refused session as the session machine's actor does. */
export const renew = renewThrough(auth)
