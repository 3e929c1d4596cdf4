/** An error response in the auth server's form; the client tells errors apart by `code`. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  )
}

/** A string field of a JSON body; undefined where the body is no JSON or the field no string. */
export function textIn(body: string, field: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)?.[field]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
