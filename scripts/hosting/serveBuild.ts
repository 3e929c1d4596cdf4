import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { rulesFile } from './rulesFile'
import { serveAsHosted } from './serveAsHosted'

/** Serves a built site as a host of it does, or a built workbench. There is no backend: nobody signs in here. */
export const serveBuild = (folder: string, port = 0): Promise<PreviewServer> =>
  preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, open: false },
    plugins: existsSync(path.join(folder, rulesFile)) ? [serveAsHosted()] : [],
  })
