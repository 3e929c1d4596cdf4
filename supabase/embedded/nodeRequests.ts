import type { IncomingMessage, ServerResponse } from 'node:http'

/** The largest body that is read; sign-ups and queries are far smaller. */
const MAX_BODY_BYTES = 1_000_000

/** Methods that Node's server takes and a web-standard request refuses. */
const IMPOSSIBLE_METHODS = ['CONNECT', 'TRACE', 'TRACK']

/**
 * The address that a request asks for, folded: without `..`, in all its spellings. Undefined for what is no path of
 * this server, and for an address that cannot be read.
 */
export function targetOf({ url = '/' }: IncomingMessage, origin: string): URL | undefined {
  const address = `${origin}${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined
}

/** Hands a request of Node's server to a web-standard handler and writes its answer. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const method = incoming.method ?? 'GET'
  if (IMPOSSIBLE_METHODS.includes(method)) return refuse(outgoing, 405, 'Method not allowed')
  const body = await readBody(incoming)
  if (body === 'too large') return refuse(outgoing, 413, 'Request body too large')
  const hasBody = body.byteLength > 0 && method !== 'GET' && method !== 'HEAD'
  const answer = await handle(
    new Request(target, {
      method,
      headers: headersOf(incoming),
      body: hasBody ? new Uint8Array(body) : undefined,
    }),
  )
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large'> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming) {
    size += part.length
    if (size > MAX_BODY_BYTES) return 'too large'
    parts.push(part)
  }
  return Buffer.concat(parts)
}
