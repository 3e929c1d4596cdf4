/** Milliseconds after which a request is aborted; the provider's client has no timeout of its own. */
export const requestTimeout = 12_000

/** The statuses with which `Response` accepts no body. */
const isBodiless = (status: number) => [204, 205, 304].includes(status)

/** `fetch` with a timeout for the whole answer, body included. */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const controller = new AbortController()
  const caller = init?.signal
  const abort = () => controller.abort(caller?.reason)
  // A timer rather than `AbortSignal.timeout`, because only a timer follows a simulated clock in tests.
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
