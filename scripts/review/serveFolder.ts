import { existsSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { rulesFile } from '../hosting/rulesFile'
import { serveAsHosted } from '../hosting/serveAsHosted'

/** A folder that is served at an address of its own. */
export type Served = { origin: string; close: () => Promise<void> }

/** Serves a built workbench, or a built site as a host of it does. There is no backend: nobody signs in here. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, open: false },
    plugins: existsSync(path.join(folder, rulesFile)) ? [serveAsHosted()] : [],
  })
  return { origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, close: () => server.close() }
}
