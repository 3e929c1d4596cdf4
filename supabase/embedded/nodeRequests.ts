import type { IncomingMessage, ServerResponse } from 'node:http'

/** The largest body that is read; sign-ups and queries are far smaller. */
const MAX_BODY_BYTES = 1_000_000

/** Hands a request of Node's server to a web-standard handler and writes its answer. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const body = await readBody(incoming)
  if (body === 'too large') {
    outgoing
      .writeHead(413, { 'content-type': 'application/json' })
      .end('{"message":"Request body too large"}')
    return
  }
  const hasBody = body.byteLength > 0 && incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const answer = await handle(
    new Request(new URL(incoming.url ?? '/', origin), {
      method: incoming.method,
      headers: headersOf(incoming),
      body: hasBody ? new Uint8Array(body) : undefined,
    }),
  )
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
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
