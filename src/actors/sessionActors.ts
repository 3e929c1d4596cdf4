import { untilLoaded, whenIdle } from '@king-exchange/fast-pages/browser'
import { fromCallback, fromPromise } from 'xstate'
import { loadProvider, loadProviderAhead, providerLoaded } from '@/data/session/loadProvider'
import { tell } from '@/data/session/reports'
import type { Session, SessionReport, SignOutScope } from '@/data/session/sessionTypes'
import { sessionKey, sessionText } from '@/data/session/storage'
import { followStored } from '@/data/site/storedText'
import type { authMachine } from '@/machines/authMachine'
import type { Sends } from './sends'

const logMissing = (error: unknown) => console.error('Loading Supabase failed:', error)

/** Starts to load Supabase's code; after a failure, the next call tries again. */
export const requestProvider = () => void loadProviderAhead().catch(logMissing)

/** Asks for a refresh of the stored session at once, for which it loads Supabase's code. */
export const requestRefresh = () => {
  loadProvider().then(() => tell({ type: 'refresh.requested' }), logMissing)
}

/**
 * The session machine's actors in a browser. Where no session is stored, nobody is signed in, which is reported at once;
 * Supabase's code is loaded only for a call, or when another tab signs in. Otherwise it is loaded when the browser is
 * idle, or earlier on request.
 */
export const sessionActors = {
  provider: fromCallback(({ sendBack }: Sends<typeof authMachine, SessionReport['type']>) => {
    const life = new AbortController()
    providerLoaded
      .then(({ followSession }) => followSession({ report: sendBack, signal: life.signal }))
      .catch((error: unknown) => console.error('Listening to the session failed:', error))
    // A session is stored, so nobody is taken for a stranger because the code that knows more does not come.
    const load = () =>
      untilLoaded(loadProviderAhead, () => sendBack({ type: 'refresh.failed' })).catch(logMissing)
    let unfollow = () => {}
    if (sessionText.read() !== null) whenIdle(load)
    else {
      sendBack({ type: 'INITIAL_SESSION', session: null, now: Date.now() })
      unfollow = followStored(sessionKey, () => {
        if (sessionText.read() !== null) requestProvider()
      })
    }
    return () => {
      life.abort()
      unfollow()
    }
  }),
  exchangeCode: fromPromise(async ({ input }: { input: { code: string | null } }) => {
    const { exchangeCode } = await loadProviderAhead().catch((error: unknown) => {
      logMissing(error)
      throw error
    })
    return { ...(await exchangeCode(input.code ?? '')), now: Date.now() }
  }),
  renewSession: fromPromise(async ({ input }: { input: { refused: Session | null } }) => {
    const { renewSession } = await loadProviderAhead()
    await renewSession(input.refused)
  }),
  signOut: fromPromise(async ({ input }: { input: { scope: SignOutScope; userId: string | null } }) => {
    const { signOut } = await loadProvider()
    return signOut(input.userId, input.scope)
  }),
}
