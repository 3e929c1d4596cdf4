import { fromCallback, fromPromise } from 'xstate'
import { loadProvider, providerLoaded } from '@/data/provider/loadProvider'
import type { SignOutScope } from '@/data/provider/sessionTypes'

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}

/** Starts to load Supabase's code; after a failure, the next call tries again. */
export const requestProvider = () => {
  loadProvider().catch((error: unknown) => console.error('Loading Supabase failed:', error))
}

/** The session machine's actors in a browser. Supabase's code is loaded when the browser is idle, or earlier on request. */
export const sessionActors = {
  provider: fromCallback(({ sendBack }) => {
    const life = new AbortController()
    providerLoaded
      .then(({ followSession }) => followSession({ report: sendBack, signal: life.signal }))
      .catch((error: unknown) => console.error('Listening to the session failed:', error))
    whenIdle(requestProvider)
    return () => life.abort()
  }),
  exchangeCode: fromPromise(async ({ input }: { input: { code: string | null } }) => {
    const { exchangeCode } = await loadProvider().catch((error: unknown) => {
      console.error('Loading Supabase failed:', error)
      throw error
    })
    return { ...(await exchangeCode(input.code ?? '')), now: Date.now() }
  }),
  renewSession: fromPromise(async ({ input }: { input: { refused: string | null } }) => {
    const { renewSession } = await loadProvider()
    await renewSession(input.refused)
  }),
  signOut: fromPromise(async ({ input }: { input: { scope: SignOutScope } }) => {
    const { signOut } = await loadProvider()
    return signOut(input.scope)
  }),
}
