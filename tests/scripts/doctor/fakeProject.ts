import { vi } from 'vitest'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }
/** `path` is `preflight` for what a browser asks before a request. */
type Asked = { path: string; query: URLSearchParams; body: string }
/** The project's changed answer to a request; undefined where it answers as one that is in order. */
export type Change = (asked: Asked) => Reply | undefined

const refusal = (status: number, code: string, message = code): Reply => ({ status, body: { code, message } })

/** The settings of a project that is in order. */
export const settings = {
  disable_signup: false,
  mailer_autoconfirm: false,
  external: { email: true, google: true, apple: false, twitter: false },
}

export const site = 'https://exchange.example'
export const project = 'https://project.example'

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'apikey, authorization, content-type',
}

function inOrder({ path, query, body }: Asked): Reply {
  if (path === 'preflight') return { status: 204, headers: cors }
  if (path === '/auth/v1/settings') return { body: settings }
  if (path === '/auth/v1/token') return refusal(400, 'invalid_credentials', 'Invalid login credentials')
  if (path === '/auth/v1/authorize')
    return { status: 302, headers: { location: 'https://accounts.example/' } }
  if (path === '/auth/v1/verify') {
    const wanted = query.get('redirect_to') ?? ''
    const location = `${wanted.startsWith(site) ? wanted : site}#error=access_denied`
    return { status: 303, headers: { location } }
  }
  if (path === '/auth/v1/signup') {
    return JSON.parse(body).password.length < 8
      ? refusal(422, 'weak_password', 'Password should be at least 8 characters.')
      : { body: { identities: [{}] } }
  }
  if (path === '/auth/v1/recover') return { body: {} }
  if (path === '/rest/v1/rpc/doctor') return refusal(406, 'PGRST106')
  if (path.startsWith('/rest/v1/')) return refusal(401, '42501', 'permission denied')
  return { status: 404 }
}

/** Makes `fetch` answer as a project in order does, except for `change`. Returns the requests. */
export function fakeProject(change: Change = () => undefined): string[] {
  const requests: string[] = []
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: Record<string, string> = {}) => {
      const { pathname, searchParams } = new URL(address)
      requests.push(`${method} ${pathname}`)
      const asked = { path: method === 'OPTIONS' ? 'preflight' : pathname, query: searchParams, body }
      const { status, body: answer, headers } = change(asked) ?? inOrder(asked)
      return new Response(answer === undefined ? null : JSON.stringify(answer), { status, headers })
    },
  )
  return requests
}
