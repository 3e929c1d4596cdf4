import { AsyncLocalStorage } from 'node:async_hooks'
import type { OauthProvider } from './oauthProvider.ts'

/** Google's three addresses, which the backend knows by heart, and where the local stand-in has the same. */
const detours = new Map([
  ['https://accounts.google.com/o/oauth2/v2/auth', '/oauth/authorize'],
  ['https://oauth2.googleapis.com/token', '/oauth/token'],
  ['https://www.googleapis.com/userinfo/v2/me', '/oauth/userinfo'],
])

const ways = new AsyncLocalStorage<(request: Request) => Promise<Response>>()

/**
 * Runs the backend's answer to one request so that it meets the local provider in Google's place. Only what the
 * backend itself fetches meanwhile is led there, and of that only these addresses; nothing of the global `fetch`
 * stays changed. A redirection to Google's page leads to the page of the site instead.
 */
export async function detourGoogle(
  provider: OauthProvider,
  site: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const plainFetch = globalThis.fetch
  const detouringFetch: typeof fetch = async (input, init) => {
    const meet = ways.getStore()
    const url = input instanceof Request ? input.url : String(input)
    const path = meet ? detours.get(url) : undefined
    if (!meet || !path) return plainFetch(input, init)
    return meet(new Request(new URL(path, site), input instanceof Request ? input : init))
  }
  globalThis.fetch = detouringFetch
  try {
    return redirected(await ways.run(provider.answer, answer), site)
  } finally {
    if (globalThis.fetch === detouringFetch) globalThis.fetch = plainFetch
  }
}

function redirected(answer: Response, site: string): Response {
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
