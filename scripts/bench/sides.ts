import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rulesFile } from '../../packages/fast-pages/src/hosting/rulesFile.ts'
import { serveBuild } from '../../packages/fast-pages/src/hosting/serveBuild.ts'
import type { Side, SideName } from './measurement'

/** What a page costs that has nothing: the other pages are compared with it. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page with one heading"></head><body><h1>King Exchange</h1></body></html>`

/** Writes a site of one bare page, with the headers of a built one. */
export function writeBareSite(folder: string, built: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(built, rulesFile), path.join(folder, rulesFile))
  // Lighthouse asks for files that a site need not have.
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), bare)
}

/** The addresses of the prerendered pages of a build. */
const pagesOf = (folder: string) =>
  readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.html') && /data-path="[^"]+"/.test(readFileSync(path.join(folder, name), 'utf8')),
    )
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`)

/** Serves a built site. */
export async function serveSide(
  name: SideName,
  folder: string,
): Promise<Side & { close: () => Promise<void> }> {
  const server = await serveBuild(folder)
  return {
    name,
    folder,
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    pages: pagesOf(folder),
    close: () => server.close(),
  }
}
