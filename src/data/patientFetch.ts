/** Milliseconds that a request may take before it counts as lost; the provider's client itself never gives up. */
export const requestTimeout = 12_000

/** The same while signing out: nobody waits long to leave. */
const signOutTimeout = 4_000

let signOuts = 0

const signedOutAnswer = () =>
  Response.json({ code: 'session_not_found', message: 'Signed out in this browser only' }, { status: 401 })

/**
 * Aborts when the caller does or the time is up. Left running when the answer's head has come, because its body may
 * stall as well; made of a timer, so that tests can move it.
 */
function timeLimit(milliseconds: number, caller: AbortSignal | null | undefined): AbortSignal {
  const controller = new AbortController()
  const timeOut = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
  setTimeout(timeOut, milliseconds)
  if (caller?.aborted) controller.abort(caller.reason)
  caller?.addEventListener('abort', () => controller.abort(caller.reason), { once: true })
  return controller.signal
}

const endsSession = (input: RequestInfo | URL) =>
  /\/auth\/v1\/(logout|token)\b/.test(input instanceof Request ? input.url : String(input))

/**
 * `fetch` with a time limit. While a sign-out is under way, a backend that is down or broken is answered for with
 * a 401, on which the provider's client forgets the session and tells every tab; otherwise it would keep the
 * visitor signed in until the network is back.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const isSigningOut = signOuts > 0 && endsSession(input)
  const signal = timeLimit(isSigningOut ? signOutTimeout : requestTimeout, init?.signal)
  try {
    const response = await fetch(input, { ...init, signal })
    return isSigningOut && response.status >= 500 ? signedOutAnswer() : response
  } catch (error) {
    if (isSigningOut) return signedOutAnswer()
    throw error
  }
}

/** Runs a sign-out during which an unreachable backend counts as agreeing. */
export async function whileSigningOut<T>(signOut: () => Promise<T>): Promise<T> {
  signOuts += 1
  try {
    return await signOut()
  } finally {
    signOuts -= 1
  }
}
whileSigningOut.isUnderWay = () => signOuts > 0
