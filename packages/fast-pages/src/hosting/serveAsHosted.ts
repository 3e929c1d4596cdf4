import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type HeaderRule, headersOf, rulesFile } from './responseHeaders.ts'

/** Compressed copies by their names in headers, in the order of preference. */
const extensions = { br: '.br', gzip: '.gz' }

/** Files that are for the host and no pages. */
const unlisted = /^\/(404(\.html)?|_headers|hosting\/.*)$/

/**
 * Makes the preview server answer as a host of the build does: the same headers, addresses and compressed files. Vite
 * sends the file that this middleware has chosen.
 */
export function serveAsHosted(): Plugin {
  return {
    name: 'serve-as-hosted',
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),

    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir)
      middlewares.use((request, response, next) => {
        const isSafe = request.method === 'GET' || request.method === 'HEAD'
        // A folder without rules is not a build of the site, such as the workbench.
        if (!isSafe || !existsSync(path.join(folder, rulesFile))) return next()
        if (answer(folder, request, response) === 'chosen') next()
      })
    },
  }
}

/**
 * Answers as every host is to: `/market` with `market.html`, `/market/`, `/market.html` and `/Market` with a redirect to
 * it, unknown addresses with `404.html`. Of what is there it sets the headers and names the file for Vite to send.
 */
function answer(folder: string, request: IncomingMessage, response: ServerResponse): 'answered' | 'chosen' {
  const isFile = (file: string) => {
    const target = path.join(folder, file)
    if (file.includes('\0') || !target.startsWith(folder + path.sep)) return false
    return Boolean(statSync(target, { throwIfNoEntry: false })?.isFile())
  }
  const { pathname, search } = addressOf(request.url)
  const page = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.html|\/+)?$/i.exec(pathname)?.[1]?.toLowerCase()
  const isPage = page !== undefined && !unlisted.test(pathname) && isFile(`${page}.html`)
  const named = pathname === '/' ? 'index.html' : isPage ? `${page}.html` : pathname.slice(1)
  const isKnown = !unlisted.test(pathname) && isFile(named)
  const target = page === 'index' ? '/' : `/${page}`
  const isElsewhere = isPage && pathname !== target

  const rules: HeaderRule[] = JSON.parse(readFileSync(path.join(folder, rulesFile), 'utf8'))
  const headers = headersOf(rules, isKnown && !isElsewhere ? pathname : '/404')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (isElsewhere) {
    response.writeHead(301, { location: target + search }).end()
    return 'answered'
  }
  const file = isKnown ? named : '404.html'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const copies = Object.entries(extensions).filter(([, extension]) => isFile(file + extension))
  const [encoding, extension] = copies.find(([name]) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? []
  if (copies.length > 0) response.setHeader('vary', 'accept-encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  const sent = file + (extension ?? '')
  if (isKnown) {
    request.url = `/${encodeURI(sent)}`
    return 'chosen'
  }
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  if (request.method === 'HEAD') response.end()
  else createReadStream(path.join(folder, sent)).pipe(response)
  return 'answered'
}

/** The decoded path and the query of a request; an address that cannot be decoded stays as it is, and is unknown. */
function addressOf(url = '/'): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://site${url.startsWith('/') ? url : '/'}`)
  try {
    return { pathname: decodeURIComponent(pathname), search }
  } catch {
    return { pathname, search }
  }
}
