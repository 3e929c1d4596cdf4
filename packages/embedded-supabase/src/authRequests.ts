/** The parts of a request that decide what a file here does about it. */
export type AuthRequest = { method: string; path: string; query: URLSearchParams; body: string }

/** Reads a request, and leaves it to be read again. */
export async function readAuthRequest(request: Request): Promise<AuthRequest> {
  const { pathname: path, searchParams: query } = new URL(request.url)
  return { method: request.method, path, query, body: await request.clone().text() }
}
