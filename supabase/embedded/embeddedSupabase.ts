import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { chooseBackend, findBrokenLine } from './environment.ts'
import { EMBEDDED_PUBLISHABLE_KEY } from './keys.ts'
import { answerMailbox } from './mailboxPage.ts'
import { passOn } from './nodeRequests.ts'
import { answerOauthPage } from './oauthPage.ts'
import { acquireBackend, type SharedBackend } from './sharedBackend.ts'

/** The mode in which a build talks to the embedded backend of the server that serves it. */
export const EMBEDDED_MODE = 'embedded'

/**
 * Gives the dev server, and the preview server in mode `embedded`, a Supabase of their own at `/auth/v1`
 * and `/rest/v1`, a mailbox at `/mailbox` and a stand-in for Google at `/oauth`. Steps aside when the two
 * variables of `.env.example` point at a hosted project. Never part of a production build, which is refused
 * without those variables.
 */
export function embeddedSupabase(): Plugin {
  let isEmbedded = false
  let backend: SharedBackend | undefined

  async function serve(server: ViteDevServer | PreviewServer, port: number): Promise<void> {
    let origin = process.env.SUPABASE_EMBEDDED_SITE_URL ?? `http://localhost:${port}`
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address()
      if (process.env.SUPABASE_EMBEDDED_SITE_URL || typeof address !== 'object' || !address) return
      origin = `http://localhost:${address.port}`
      backend?.setSiteUrl(origin)
    })
    backend = await acquireBackend(server.config.root, origin).catch((error: unknown) =>
      stop(messageOf(error)),
    )
    const { mails, google, fetch } = backend

    server.middlewares.use((request, response, next) => {
      const [pathname = '/'] = (request.url ?? '/').split('?')
      const answerBy = (handle: (asked: Request) => Promise<Response>) =>
        passOn(request, response, origin, handle).catch((error: unknown) => fail(response, error))
      if (/^\/(auth|rest)\/v1(\/|$)/.test(pathname)) void answerBy(fetch)
      else if (/^\/mailbox(\.json|\/|$)/.test(pathname)) {
        void answerBy(async (asked) => answerMailbox(asked, mails))
      } else if (/^\/oauth(\/|$)/.test(pathname)) void answerBy((asked) => answerOauthPage(asked, google))
      else next()
    })
  }

  return {
    name: 'embedded-supabase',

    config(config, { command, mode, isPreview }) {
      if (process.env.VITEST) return undefined
      const root = config.root ? path.resolve(config.root) : process.cwd()
      if (mode === EMBEDDED_MODE) {
        isEmbedded = true
        const outDir = config.build?.outDir ?? 'build/embedded'
        return { define: clientVariables('', EMBEDDED_PUBLISHABLE_KEY), build: { outDir } }
      }
      if (isPreview) return undefined

      refuseBrokenFile(root)
      const choice = chooseBackend(loadEnv(mode, root, 'VITE_'))
      if (choice.kind === 'invalid') return stop(choice.problem)
      if (choice.kind === 'hosted') return { define: clientVariables(choice.url, choice.publishableKey) }
      if (command === 'build') {
        return stop(
          'A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY: copy .env.example to .env and fill them in. To build against the embedded backend, run: npm run build:embedded',
        )
      }
      isEmbedded = true
      return {
        define: clientVariables('', EMBEDDED_PUBLISHABLE_KEY),
        server: { watch: { ignored: ['**/supabase/.temp/**'] } },
      }
    },

    async configureServer(server) {
      if (isEmbedded) await serve(server, server.config.server.port)
    },

    async configurePreviewServer(server) {
      if (!isEmbedded) return
      server.httpServer.once('close', () => void backend?.release())
      await serve(server, server.config.preview.port)
    },

    async closeBundle() {
      await backend?.release()
    },
  }
}

/** What the client is built with; an empty URL means the site's own origin. */
function clientVariables(url: string, publishableKey: string): Record<string, string> {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
  }
}

function refuseBrokenFile(root: string): void {
  for (const name of ['.env', '.env.local']) {
    const file = path.join(root, name)
    const problem = existsSync(file) ? findBrokenLine(readFileSync(file, 'utf8')) : undefined
    if (problem) stop(`${name}: ${problem}`)
  }
}

/** Ends the process with one line: what stands behind it is for the reader to correct, not a crash. */
function stop(line: string): never {
  console.error(`King Exchange: ${line}`)
  process.exit(1)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function fail(response: ServerResponse, error: unknown): void {
  console.error('The embedded backend failed:', error)
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
  response.end('{"message":"The embedded backend failed"}')
}
