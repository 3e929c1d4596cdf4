import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { rulesFile } from './responseHeaders.ts'
import { serveAsHosted } from './serveAsHosted.ts'

/**
 * Serves a built site as a host of it does, or a built workbench, below the path `base`. There is no backend: nobody signs
 * in here. The port is any free one, unless it is named.
 */
export const serveBuild = (folder: string, { base = '/', port = 0 } = {}): Promise<PreviewServer> =>
  preview({
    configFile: false,
    base,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, open: false },
    plugins: existsSync(path.join(folder, rulesFile)) ? [serveAsHosted()] : [],
  })
