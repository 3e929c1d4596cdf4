import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { resolveAddress } from './resolveAddress.ts'
import { type HeaderRule, headersOf } from './responseHeaders.ts'
import { rulesFile } from './rulesFile.ts'

/** Compressed copies, in the order of preference. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

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
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        // A folder without rules is not a build of the site, such as the workbench.
        if (!isRead || !existsSync(path.join(folder, rulesFile))) return next()
        if (answer(folder, request, response) === 'chosen') next()
      })
    },
  }
}

/** Answers a redirect or an unknown address; otherwise sets the headers and names the file for Vite to send. */
function answer(folder: string, request: IncomingMessage, response: ServerResponse): 'answered' | 'chosen' {
  const { pathname, search } = addressOf(request.url)
  const isFile = (file: string) => {
    const target = path.join(folder, file)
    if (file.includes('\0') || !target.startsWith(folder + path.sep)) return false
    return Boolean(statSync(target, { throwIfNoEntry: false })?.isFile())
  }
  const resolved = resolveAddress(pathname, isFile)
  const rules: HeaderRule[] = JSON.parse(readFileSync(path.join(folder, rulesFile), 'utf8'))
  const address = 'redirect' in resolved ? '/404' : resolved.address
  for (const [name, value] of Object.entries(headersOf(rules, address))) response.setHeader(name, value)
  if ('redirect' in resolved) {
    response.writeHead(301, { location: resolved.redirect + search }).end()
    return 'answered'
  }

  const { file, status } = resolved
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find(
    ({ name, extension }) => new RegExp(`\\b${name}\\b`).test(accepted) && isFile(file + extension),
  )
  if (encodings.some(({ extension }) => isFile(file + extension))) {
    response.setHeader('vary', 'accept-encoding')
  }
  if (encoding) response.setHeader('content-encoding', encoding.name)
  const sent = file + (encoding?.extension ?? '')
  if (status === 200) {
    request.url = `/${encodeURI(sent)}`
    return 'chosen'
  }
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
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
