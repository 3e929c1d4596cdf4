import { attempt } from './auth'
import { ProviderError, type Result, succeeded } from './providerError'
import { forgetSession, readStored, readStoredUserId } from './storedSession'

/** Milliseconds that the provider has to answer a sign-out: nobody waits long to leave. */
const patience = 4_000

let signOuts = 0

/** Whether somebody is leaving in this tab: the event of it reaches every tab and does not say where it began. */
export const isSigningOut = () => signOuts > 0

/** The answers by which the provider says that it does not know the session any more. */
const isOver = (error: { status?: number | undefined }) => [401, 403, 404].includes(error.status ?? 0)

/**
 * Ends this browser's session, in all its tabs, even when the backend cannot be reached; `isServerTold` says whether
 * the provider has ended it as well. A session that it knows no more has ended all the same.
 */
export async function signOut(): Promise<Result<{ isServerTold: boolean }>> {
  signOuts += 1
  const holder = readStoredUserId()
  try {
    const { error } = await inTime(tellProvider(), patience)
    if (error && error.kind !== 'unreachable') return { data: null, error }
    // By its holder, since the session may have been renewed on the way; whoever else has come since stays.
    if (readStoredUserId() === holder) await forgetSession(readStored())
    return succeeded({ isServerTold: error === null })
  } finally {
    signOuts -= 1
  }
}

/** Has the provider end the session, and leaves this browser's storage alone: the answer may come late. */
async function tellProvider(): Promise<Result<null>> {
  const result = await attempt(async (auth) => {
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) return null
    const { error: refusal } = await auth.admin.signOut(data.session.access_token, 'local')
    if (refusal && !isOver(refusal)) throw refusal
    return null
  })
  return result.error?.kind === 'sessionMissing' ? succeeded(null) : result
}

/** The call's result; where it does not come in time, it counts as `unreachable`. */
async function inTime<T>(call: Promise<Result<T>>, milliseconds: number): Promise<Result<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Result<T>>((resolve) => {
    timer = setTimeout(() => resolve({ data: null, error: new ProviderError('unreachable') }), milliseconds)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
