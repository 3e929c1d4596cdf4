import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }
/** `path` is `preflight` for what a browser asks before a request. */
type Asked = { path: string; query: URLSearchParams; body: string; origin: string }
/** What the project answers to a request; undefined for what a project that is in order answers. */
export type Change = (asked: Asked) => Reply | undefined

const refusal = (status: number, code: string, message = code): Reply => ({ status, body: { code, message } })
const denied = refusal(401, '42501', 'permission denied')

/** The settings of a project that is in order. */
export const settings = {
  disable_signup: false,
  mailer_autoconfirm: false,
  external: { email: true, google: true, apple: false, twitter: false },
}

export const site = 'https://exchange.example'

function inOrder({ path, query, body }: Asked): Reply {
  if (path === 'preflight') {
    const allowed = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'apikey, authorization, content-type',
    }
    return { status: 204, headers: allowed }
  }
  if (path === '/auth/v1/settings') return { body: settings }
  if (path === '/auth/v1/token') return refusal(400, 'invalid_credentials', 'Invalid login credentials')
  if (path === '/auth/v1/verify') {
    const wanted = query.get('redirect_to') ?? ''
    return {
      status: 303,
      headers: { location: `${wanted.startsWith(site) ? wanted : site}#error=access_denied` },
    }
  }
  if (path === '/auth/v1/signup') {
    return JSON.parse(body).password.length < 8
      ? refusal(422, 'weak_password', 'Password should be at least 8 characters.')
      : { body: { identities: [{}] } }
  }
  if (path === '/auth/v1/recover') return { body: {} }
  if (path === '/rest/v1/rpc/doctor') return refusal(406, 'PGRST106')
  if (path.startsWith('/rest/v1/')) return denied
  return { status: 404 }
}

/** Starts a small server that answers as a project in order does, but for what `change` says. */
export async function startFakeProject(change: Change = () => undefined) {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { method } = request
    requests.push(`${method} ${pathname}`)
    const path = method === 'OPTIONS' ? 'preflight' : pathname
    const asked = { path, query: searchParams, body: await text(request), origin }
    const { status = 200, body, headers = {} } = change(asked) ?? inOrder(asked)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = address !== null && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : ''
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: origin, requests, close }
}
