import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { root, run } from '../machine.mjs'

const folder = path.join(root, 'build', 'embedded')
const barePage = path.join(folder, 'bare.html')

/** What a page costs that has nothing: the other pages are compared with it. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page with one heading"></head><body><h1>King Exchange</h1></body></html>`

const doors = ['/login', '/register', '/forgot-password']

/** Builds the site as it ships, and serves it, with a bare page beside it. */
export async function serveSite() {
  const begun = performance.now()
  if (!run('npx', ['vite', 'build', '--mode', 'embedded', '--logLevel', 'error'])) {
    throw new Error('The site could not be built.')
  }
  const buildSeconds = (performance.now() - begun) / 1000
  const prerendered = readdirSync(folder)
    .filter((name) =>
      /data-path="([^"]+)"/.test(name.endsWith('.html') ? readFileSync(path.join(folder, name), 'utf8') : ''),
    )
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`)
  writeFileSync(barePage, bare)
  Object.assign(process.env, { SUPABASE_EMBEDDED_DATA: 'memory', SUPABASE_EMBEDDED_MAIL_INTERVAL: '0' })
  const server = await preview({ mode: 'embedded', logLevel: 'error', preview: { port: 0 } })
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    pages: [...new Set([...prerendered, ...doors])],
    buildSeconds,
    close: async () => {
      rmSync(barePage, { force: true })
      await server.close()
    },
  }
}
