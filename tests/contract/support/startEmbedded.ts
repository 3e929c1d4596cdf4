import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  createSecrets,
  type EmbeddedBackendOptions,
  routeToBackend,
  startEmbeddedBackend,
  testTokens,
} from '@king-exchange/embedded-supabase'
import { explore } from './explore'
import type { OpenTarget } from './target'

/** Starts an embedded backend in memory behind a port of this machine, which also runs the SQL that is sent to it. */
async function serve(options: Pick<EmbeddedBackendOptions, 'archive' | 'captcha'>) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const origin = `http://localhost:${address !== null && typeof address === 'object' ? address.port : ''}`
  const backend = await startEmbeddedBackend({
    ...options,
    root: process.cwd(),
    data: 'memory://',
    secrets: createSecrets(),
    siteUrl: () => origin,
  })
  const route = routeToBackend(backend, () => origin)
  server.on('request', (request, response) => {
    const answer = (status: number, body = '') => response.writeHead(status).end(body)
    if (request.url !== '/sql') return route(request, response, () => answer(404))
    text(request)
      .then((statement) => backend.query<Record<string, unknown>>(statement))
      .then(([row = {}]) => answer(200, String(Object.values(row)[0] ?? '')))
      .catch((error: unknown) => answer(500, String(error)))
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await backend.close()
  }
  return { origin, backend, close }
}

/** The backend prints each error of the database, and here the cases ask for them. Returns how to end that. */
function hushErrors(): () => void {
  const print = console.error
  console.error = (...line: unknown[]) => {
    if (!(line[0] instanceof Error)) print(...line)
  }
  return () => {
    console.error = print
  }
}

/** Starts two embedded backends; one asks for a captcha. */
export async function startEmbedded(prefix: string): Promise<OpenTarget> {
  // Passwords of tests need no slow hash.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const speakAgain = hushErrors()
  const open = await serve({ captcha: 'off' })
  const guarded = await serve({ captcha: 'turnstile', archive: await open.backend.dump() })
  const target = await explore({
    kind: 'embedded',
    url: open.origin,
    key: open.backend.publishableKey,
    site: open.origin,
    mailbox: { kind: 'embedded', url: open.origin },
    secretKey: null,
    database: `${open.origin}/sql`,
    captchaToken: null,
    guarded: { url: guarded.origin, token: testTokens.turnstile },
    mailDomain: 'contract.example',
    prefix,
  })
  return {
    target,
    async close() {
      await guarded.close()
      await open.close()
      speakAgain()
    },
  }
}
