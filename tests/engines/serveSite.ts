import { createHash } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { reportTo, tellOfFaults } from './tellOfFaults.ts'

/** The site at an origin of its own, between which and the browser a test can stand. */
export type Site = {
  origin: string
  /** Reports of pages: errors, warnings, violations of their policy. */
  reports: string[]
  /** The addresses that were asked for, each with its query. */
  requests: string[]
  /** Leaves requests to such addresses unanswered until the returned function is called. */
  delay: (address: RegExp) => () => void
  /** Breaks the connection of who asks for such addresses, until the returned function is called. */
  refuse: (address: RegExp) => () => void
  /** Changes each document before it is sent. */
  rewrite: (change: (html: string) => string) => void
  close: () => Promise<void>
}

const script = `(${tellOfFaults})(${JSON.stringify(reportTo)})`

/** Serves the site that runs at `target`. Each call makes a new origin, whose storage is empty in any browser. */
export async function serveSite(target: string): Promise<Site> {
  const agent = new Agent({ keepAlive: true })
  const reports: string[] = []
  const requests: string[] = []
  const delayed = new Map<RegExp, Promise<void>>()
  const refused = new Set<RegExp>()
  const changes: ((html: string) => string)[] = []

  const server = createServer(async (asked, answer) => {
    const address = asked.url ?? '/'
    if (address === reportTo) {
      reports.push(await text(asked))
      answer.writeHead(204).end()
      return
    }
    requests.push(address)
    await Promise.all([...delayed].flatMap(([form, released]) => (form.test(address) ? [released] : [])))
    if ([...refused].some((form) => form.test(address))) asked.socket.destroy()
    else forward(asked, answer)
  })

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    const isDocument = /text\/html/.test(asked.headers.accept ?? '')
    const { host: _, ...headers } = asked.headers
    if (isDocument) {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    }
    const passed = request(`${target}${asked.url}`, { agent, method: asked.method, headers }, async (got) => {
      if (!isDocument || !/text\/html/.test(got.headers['content-type'] ?? '')) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
        return
      }
      const html = changes
        .reduce((changed, change) => change(changed), await text(got))
        .replace(/<head[^>]*>/, (tag) => `${tag}<script>${script}</script>`)
      const { etag: _, 'last-modified': __, 'content-length': ___, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, { ...rest, ...allowingScript(got) }).end(html)
    })
    passed.once('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  if (own === null || typeof own === 'string') throw new Error('The site of a test has no port')
  return {
    origin: `http://127.0.0.1:${own.port}`,
    reports,
    requests,
    delay: (address) => {
      let release = () => {}
      delayed.set(
        address,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        delayed.delete(address)
        release()
      }
    },
    refuse: (address) => {
      refused.add(address)
      return () => void refused.delete(address)
    },
    rewrite: (change) => void changes.push(change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        agent.destroy()
      }),
  }
}

/** The document's policy, which allows this one script beside the site's own. */
function allowingScript({ headers }: IncomingMessage) {
  const policy = headers['content-security-policy']
  const hash = createHash('sha256').update(script).digest('base64')
  return typeof policy === 'string'
    ? { 'content-security-policy': policy.replace('script-src', `script-src 'sha256-${hash}'`) }
    : {}
}
