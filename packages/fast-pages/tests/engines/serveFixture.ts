import { type PreviewServer, preview } from 'vite'
import { serveAsHosted } from '../../src/hosting/serveAsHosted.ts'

/** A built site, between which and the browser a test can stand. */
export type Served = {
  origin: string
  /** Leaves what is asked for at such addresses unanswered until the returned function is called. */
  hold: (address: RegExp) => () => void
  /** Breaks the connection of who asks for such addresses, until the returned function is called. */
  refuse: (address: RegExp) => () => void
  /** Says of such addresses that they are missing, and that this is to be kept, until the returned function is called. */
  lose: (address: RegExp) => () => void
  close: () => Promise<void>
}

/** Serves a build at an origin of its own, whose storage is empty in any browser. */
export async function serveFixture(folder: string): Promise<Served> {
  const held = new Map<RegExp, Promise<void>>()
  const refused = new Set<RegExp>()
  const lost = new Set<RegExp>()
  const isIn = (forms: Set<RegExp>, address: string) => [...forms].some((form) => form.test(address))
  const gate = {
    name: 'gate',
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use(async (request, response, next) => {
        const address = request.url ?? '/'
        await Promise.all([...held].flatMap(([form, released]) => (form.test(address) ? [released] : [])))
        if (isIn(refused, address)) request.socket.destroy()
        else if (isIn(lost, address))
          response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
        else next()
      })
    },
  }
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, open: false },
    plugins: [gate, serveAsHosted()],
  })
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    hold: (address) => {
      let release = () => {}
      held.set(
        address,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        held.delete(address)
        release()
      }
    },
    refuse: (address) => {
      refused.add(address)
      return () => void refused.delete(address)
    },
    lose: (address) => {
      lost.add(address)
      return () => void lost.delete(address)
    },
    close: () => server.close(),
  }
}
