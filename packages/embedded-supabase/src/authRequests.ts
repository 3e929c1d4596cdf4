/** The parts of a request by which a file here decides about it. */
export type AuthRequest = { method: string; path: string; query: URLSearchParams; body: string }

/** Reads a clone of a request. Its path is decoded, as the backend does before it looks for a handler. */
export async function parseAuthRequest(request: Request): Promise<AuthRequest> {
  const { pathname, searchParams: query } = new URL(request.url)
  return { method: request.method, path: decode(pathname), query, body: await request.clone().text() }
}

/** A path with percent signs that are no code stays as it is; no handler has such a one. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
