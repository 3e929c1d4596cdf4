/**
 * What the doctor has found out about one thing. A fault keeps visitors out or lets strangers in, a remark is worth a look,
 * and what is unseen cannot be seen from outside.
 */
export type Finding = {
  state: 'fine' | 'fault' | 'remark' | 'unseen'
  about: string
  says: string
  /** Where to change it: the page of the dashboard and the key in `supabase/config.toml`. */
  setting?: string
}

/** The project under examination. */
export type Patient = {
  /** The project's address, without a slash at its end. */
  url: string
  /** The publishable key. */
  key: string
  /** The origin at which the site is public. */
  site: string
}

/** Finding makers, all about one thing. */
export const findingsAbout = (about: string) => ({
  fine: (says: string): Finding => ({ state: 'fine', about, says }),
  fault: (says: string, setting: string): Finding => ({ state: 'fault', about, says, setting }),
  remark: (says: string, setting: string): Finding => ({ state: 'remark', about, says, setting }),
  unseen: (says: string, setting?: string): Finding => ({ state: 'unseen', about, says, setting }),
})

/** An answer of the project; `body` is its JSON, or null. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> | unknown[] | null }

/** Milliseconds after which a project counts as not reachable. */
const timeout = 15_000

/** Asks the project, as a visitor who is not signed in. Throws where no answer comes. */
export async function ask(
  { url, key }: Pick<Patient, 'url' | 'key'>,
  path: string,
  { body, method, headers }: { body?: object; method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      apikey: key,
      'x-supabase-api-version': '2024-01-01',
      ...(body ? { 'content-type': 'application/json' } : null),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : null),
  })
  const text = await answer.text()
  try {
    return { status: answer.status, headers: answer.headers, body: JSON.parse(text) }
  } catch {
    return { status: answer.status, headers: answer.headers, body: null }
  }
}

/** The code in an answer, whichever shape it has; empty without one. */
export function codeIn({ body }: Answer): string {
  if (body === null || Array.isArray(body)) return ''
  const code = body.error_code ?? body.code
  return typeof code === 'string' ? code : ''
}

/** The message in an answer, for a person; its status if it has none. */
export function wordsIn({ status, body }: Answer): string {
  const said = body === null || Array.isArray(body) ? '' : (body.message ?? body.msg)
  return typeof said === 'string' && said ? `${status}, «${said}»` : String(status)
}
