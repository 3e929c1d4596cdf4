import path from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ServerOptions, type ViteDevServer } from 'vite'
import { routeToBackend } from './backendRoutes.ts'
import { listDataFiles, listDeniedFiles } from './dataFolder.ts'
import { chooseBackend, findBrokenFile } from './environment.ts'
import { EMBEDDED_PUBLISHABLE_KEY } from './keys.ts'
import { acquireBackend, type SharedBackend } from './sharedBackend.ts'

/** Options of the plugin. */
export type EmbeddedSupabaseOptions = {
  /** The site's name, with which the lines begin that the plugin prints. */
  name: string
}

/** The Vite mode in which a build uses the embedded backend of the server that serves it. */
const EMBEDDED_MODE = 'embedded'

/**
 * Gives the dev server, and the preview server in mode `embedded`, a Supabase of their own at `/auth/v1`
 * and `/rest/v1`, a mailbox at `/mailbox` and a stand-in for Google at `/oauth`. It only sets the client's variables
 * when those of `.env.example` name a hosted project. Without them a production build is refused, so that none
 * contains or expects an embedded backend.
 */
export function embeddedSupabase({ name }: EmbeddedSupabaseOptions): Plugin {
  const stop = (line: string) => endProcess(`${name}: ${line}`)
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
    if (backend.unsupported.length > 0) {
      server.config.logger.warn(
        `${name}: left out of supabase/config.toml, because only hosted Supabase has it: ${backend.unsupported.join(', ')}`,
      )
    }
    server.middlewares.use(routeToBackend(backend, () => origin))
  }

  return {
    name: 'embedded-supabase',

    async config(config, { command, mode, isPreview }) {
      if (process.env.VITEST) return undefined
      const root = config.root ? path.resolve(config.root) : process.cwd()
      if (mode === EMBEDDED_MODE) {
        isEmbedded = true
        const outDir = config.build?.outDir ?? 'build/embedded'
        const server = await protectData(root)
        return { define: clientVariables('', EMBEDDED_PUBLISHABLE_KEY), build: { outDir }, server }
      }
      if (isPreview) return undefined

      const broken = findBrokenFile(root, mode)
      if (broken) return stop(broken)
      const choice = chooseBackend(loadEnv(mode, root, 'VITE_'))
      if (choice.kind === 'invalid') return stop(choice.problem)
      const server = await protectData(root)
      if (choice.kind === 'hosted')
        return { define: clientVariables(choice.url, choice.publishableKey), server }
      if (command === 'build') {
        return stop(
          `A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as in .env.example. A build for the embedded backend has the mode ${EMBEDDED_MODE}: vite build --mode ${EMBEDDED_MODE}`,
        )
      }
      isEmbedded = true
      return { define: clientVariables('', EMBEDDED_PUBLISHABLE_KEY), server }
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

/** The variables that the client is built with; an empty URL means the site's own origin. */
function clientVariables(url: string, publishableKey: string): Record<string, string> {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
  }
}

/** Server options that neither serve nor watch local data. */
async function protectData(root: string): Promise<ServerOptions> {
  return { fs: { deny: await listDeniedFiles(root) }, watch: { ignored: listDataFiles(root) } }
}

/** Ends the process with one line and no stack: the cause is a mistake in the set-up, not a crash. */
function endProcess(line: string): never {
  console.error(line)
  process.exit(1)
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1).join()
}
