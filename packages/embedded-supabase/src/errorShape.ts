/** The version of the API from which on an error's `code` is a word. */
const wordsSince = '2024-01-01'

/**
 * An error of the auth server in the form that the request asks for by `X-Supabase-Api-Version`; before that version, and
 * in all files here, it is `{ code: 400, error_code, msg }`. An error that the backend did not expect gets a form at all.
 */
export async function shapeError(request: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isJson = answer.headers.get('content-type')?.includes('json')
  if (answer.status < 400 || !isJson || !pathname.startsWith('/auth/v1/')) return answer
  const said = await answer.clone().json()
  const { code: _, error_code, msg, ...others } = said.error === 'server_error' ? unexpected(pathname) : said
  if (typeof error_code !== 'string') return answer

  const headers = new Headers(answer.headers)
  headers.set('x-sb-error-code', error_code)
  const { status } = answer
  if ((request.headers.get('x-supabase-api-version') ?? '') < wordsSince) {
    return Response.json({ code: status, error_code, msg, ...others }, { status, headers })
  }
  headers.set('x-supabase-api-version', wordsSince)
  if (error_code === 'weak_password') headers.delete('x-sb-error-code')
  return Response.json({ code: error_code, message: msg, ...others }, { status, headers })
}

/** What the auth server says of an error of its own. */
function unexpected(path: string) {
  const msg =
    path === '/auth/v1/signup'
      ? 'Database error saving new user'
      : 'Unexpected failure, please check server logs for more information'
  return { code: 500, error_code: 'unexpected_failure', msg }
}
