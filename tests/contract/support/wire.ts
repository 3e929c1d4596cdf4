import { expect } from 'vitest'
import { target } from './target'

/** An answer as it came over the wire; `body` is its parsed JSON, or its text. */
export type Answer = { status: number; headers: Headers; body: Body }
// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the backend says; each case asserts its shape.
type Body = any

type Asked = {
  /** The address of the backend, by default that of the one under test. */
  url?: string
  method?: string
  /** An access token. */
  token?: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  text?: string
  headers?: Record<string, string>
}

/** The version of the auth server's answers that the provider's client asks for. */
const apiVersion = '2024-01-01'

/** Asks for a path of the backend, as the provider's client does. A redirect is answered, not followed. */
export async function ask(
  path: string,
  { url = target.url, method, token, body, text, headers }: Asked = {},
): Promise<Answer> {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      apikey: target.key,
      'x-supabase-api-version': apiVersion,
      ...(sent === undefined ? null : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : null),
      ...headers,
    },
    ...(sent === undefined ? null : { body: sent }),
  })
  const said = await answer.text()
  return { status: answer.status, headers: answer.headers, body: parsed(said) }
}

/** The same of the auth server. */
export const auth = (path: string, asked?: Asked) => ask(`/auth/v1${path}`, asked)

/** The same of the data API. */
export const data = (path: string, asked?: Asked) => ask(`/rest/v1${path}`, asked)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Expects a refusal, to the letter. Code and words have two forms, by the server's version; the client reads both. */
export function expectRefusal(
  { status: given, body }: Answer,
  status: number,
  code: string,
  message: string,
): void {
  const said = { status: given, code: codeOf(body), message: body?.msg ?? body?.message }
  expect(said).toEqual({ status, code, message })
}

const codeOf = (body: Body) => body?.error_code ?? body?.code

/** Status and code of an answer, for a case in which the words do not matter. */
export const outcomeOf = ({ status, body }: Answer) => `${status} ${codeOf(body) ?? ''}`.trimEnd()

/** Matchers of values that are other ones each time. */
export const aUuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
/** A time of RFC 3339 in UTC. */
export const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/)

/** The parameters of a redirect's address, behind its ? and its #, and the page that it leads to. */
export function redirectOf({ headers }: Answer): { page: string; parameters: Record<string, string> } {
  const { origin, pathname, search, hash } = new URL(headers.get('location') ?? '')
  const both = [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
  // Of an address without a path, `URL` makes one with a slash.
  return { page: `${origin}${pathname.replace(/^\/$/, '')}`, parameters: Object.fromEntries(both) }
}
