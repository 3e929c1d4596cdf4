import type { OauthProvider } from './oauthProvider.ts'

/** Google's three addresses, which are fixed in the backend, and the stand-in's paths for them. */
const detours = new Map([
  ['https://accounts.google.com/o/oauth2/v2/auth', '/oauth/authorize'],
  ['https://oauth2.googleapis.com/token', '/oauth/token'],
  ['https://www.googleapis.com/userinfo/v2/me', '/oauth/userinfo'],
])

/**
 * Lets the backend answer one request with the local provider in Google's place. For as long as that takes, the global
 * `fetch` is replaced by one that redirects calls to Google's addresses. A redirect to Google's page in the answer becomes
 * one to the stand-in's page.
 */
export async function detourGoogle(
  provider: OauthProvider,
  site: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const plainFetch = globalThis.fetch
  const detouringFetch: typeof fetch = async (input, init) => {
    const path = detours.get(input instanceof Request ? input.url : String(input))
    if (!path) return plainFetch(input, init)
    return provider.answer(new Request(new URL(path, site), input instanceof Request ? input : init))
  }
  globalThis.fetch = detouringFetch
  try {
    return redirectToStandIn(await answer(), site)
  } finally {
    if (globalThis.fetch === detouringFetch) globalThis.fetch = plainFetch
  }
}

function redirectToStandIn(answer: Response, site: string): Response {
  const location = answer.headers.get('location')
  const target = location && URL.canParse(location) ? new URL(location) : undefined
  const path = target ? detours.get(`${target.origin}${target.pathname}`) : undefined
  if (!target || !path) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', new URL(`${path}${target.search}`, site).href)
  headers.delete('content-length')
  headers.delete('content-type')
  return new Response(null, { status: answer.status, headers })
}
