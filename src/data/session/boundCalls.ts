import { ProviderError, toProviderError } from './errors'
import { unlessUnreachable } from './fetch'
import { parseClaims } from './parseClaims'
import { tell } from './reports'
import { storedSession } from './storage'

/** A call that changes the account of one user, while it is under way. */
type BoundCall = {
  userId: string
  /** True once one of its requests was about to go to the account of somebody else. */
  isRefused: boolean
}

/** The user of the access token in a request's headers; null for a request with the publishable key alone. */
function userOf(init: RequestInit | undefined): string | null {
  const token = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /i, '')
  const { sub } = parseClaims(token)
  return typeof sub === 'string' && sub !== '' ? sub : null
}

/** True unless a request only reads. A GET of `/reauthenticate` has a mail sent. */
const isChange = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  !['GET', 'HEAD'].includes(init?.method?.toUpperCase() ?? 'GET') || /\/reauthenticate\b/.test(String(input))

/**
 * Binds calls to the user that each one names. The provider's client takes the session that the storage holds when it
 * sends, which can be another account's by then: another tab has logged in, also while the client waits for a refresh.
 */
export function createBoundCalls() {
  /** All are for the same user, so that each request that is about to be sent belongs to them or to nobody. */
  const underWay = new Map<BoundCall, Promise<unknown>>()

  /** Throws unless calls for the user of a request's token are under way, and the storage still holds that user. */
  function requireMeant(user: string): void {
    const calls = [...underWay.keys()]
    if (calls.some(({ userId }) => userId === user) && storedSession()?.user.id === user) return
    for (const call of calls) call.isRefused = true
    throw new Error(
      'A request that changes an account was not sent, since no call is under way for its user.',
    )
  }

  /** The calls under way for other users. */
  const othersOf = (userId: string) =>
    [...underWay].filter(([call]) => call.userId !== userId).map(([, done]) => done)

  return {
    /**
     * `fetch` which refuses each request that changes an account, unless it belongs to a call of `actFor` for the user of
     * the token in that very request. Nothing is awaited between the comparison and the sending.
     */
    guard:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (input, init) => {
        const user = userOf(init)
        if (user !== null && isChange(input, init)) requireMeant(user)
        return fetch(input, init)
      },

    /**
     * Makes a call that changes the account of `userId`. Fails as `accountChanged`, and has the session rechecked, if the
     * session of the moment is another user's; then nothing was sent. Where the call waits for a refresh it fails as the
     * newest attempt has failed.
     */
    async actFor<T>(userId: string, make: () => Promise<T>): Promise<T> {
      const call: BoundCall = { userId, isRefused: false }
      const act = async () => {
        for (let others = othersOf(userId); others.length > 0; others = othersOf(userId))
          await Promise.allSettled(others)
        if (![userId, undefined].includes(storedSession()?.user.id)) throw new ProviderError('accountChanged')
        const made = Promise.resolve().then(make)
        underWay.set(call, made)
        return made.finally(() => underWay.delete(call))
      }
      try {
        return await unlessUnreachable(act())
      } catch (error) {
        if (!call.isRefused && toProviderError(error).kind !== 'accountChanged') throw error
        // Somebody has logged out meanwhile, and nobody in.
        if (!storedSession()) throw new ProviderError('sessionMissing')
        tell({ type: 'call.refused' })
        tell({ type: 'recheck.requested' })
        throw new ProviderError('accountChanged')
      }
    },
  }
}
