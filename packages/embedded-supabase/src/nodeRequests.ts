import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

/** The largest body that is read; sign-ups and queries are far smaller. */
const MAX_BODY_BYTES = 1_000_000

/** Methods that Node's server accepts and a web-standard `Request` refuses. */
const IMPOSSIBLE_METHODS = ['CONNECT', 'TRACE', 'TRACK']

/**
 * The normalized address of a request: without `..`, however it is spelled. Undefined for what is no path of this
 * server, and for an address that cannot be parsed.
 */
export function targetOf({ url = '/' }: IncomingMessage, origin: string): URL | undefined {
  const address = `${origin}${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined
}

/** Hands a request of Node's server, addressed to `target`, to a web-standard handler and sends its response. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { protocol, host }: URL,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  if (IMPOSSIBLE_METHODS.includes(incoming.method ?? '')) return refuse(outgoing, 405, 'Method not allowed')
  if (bodyBytes(incoming) > MAX_BODY_BYTES) return refuse(outgoing, 413, 'Request body too large')
  await sendResponse(outgoing, await handle(createRequest(incoming, outgoing, { protocol, host })))
}

/** The announced size of a body; infinite when it is sent in chunks, which announce none. */
function bodyBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0)
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}
