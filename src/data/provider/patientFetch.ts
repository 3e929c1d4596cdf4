/** Milliseconds that a request may take before it counts as lost; the provider's client itself never gives up. */
export const requestTimeout = 12_000

/** The statuses whose answers have no body, and may be given none. */
const isBodiless = (status: number) => [204, 205, 304].includes(status)

/** `fetch` with a time limit, within which the whole answer has to come. */
export const patientFetch: typeof fetch = async (input, init) => {
  const controller = new AbortController()
  const caller = init?.signal
  const abort = () => controller.abort(caller?.reason)
  // A timer rather than `AbortSignal.timeout`, so that tests can move it.
  const timer = setTimeout(
    () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
    requestTimeout,
  )
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  try {
    const response = await fetch(input, { ...init, signal: controller.signal })
    const body = await response.arrayBuffer()
    return new Response(isBodiless(response.status) ? null : body, response)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}
