/** Milliseconds that a request may take before it counts as lost; the provider's client itself never gives up. */
export const requestTimeout = 12_000

/** The same while signing out: nobody waits long to leave. */
const signOutTimeout = 4_000

let signOuts = 0

const signedOutAnswer = () =>
  Response.json({ code: 'session_not_found', message: 'Signed out in this browser only' }, { status: 401 })

/** Left running when the answer's head has come, because its body may stall as well. */
function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
  return controller.signal
}

/**
 * `fetch` with a time limit. While a sign-out is under way, a backend that is down or broken is answered for with
 * a 401, on which the provider's client forgets the session and tells every tab; otherwise it would keep the
 * visitor signed in until the network is back.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const limit = timeLimit(signOuts > 0 ? signOutTimeout : requestTimeout)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  try {
    const response = await fetch(input, { ...init, signal })
    return signOuts > 0 && response.status >= 500 ? signedOutAnswer() : response
  } catch (error) {
    if (signOuts > 0) return signedOutAnswer()
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
