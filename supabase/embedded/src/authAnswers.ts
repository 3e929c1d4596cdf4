/** A refusal as the auth server words it: the site tells refusals apart by their code. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  )
}

/** A field of a JSON body, when it is text; undefined for everything else, a body that is no JSON included. */
export function textIn(body: string, field: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)?.[field]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
