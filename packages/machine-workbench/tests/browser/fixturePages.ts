import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, '..', 'fixture', 'vite.config.ts')

/** Builds the fixture once for each worker, which takes some seconds, and serves it at a free port. */
export const test = base.extend<Record<never, never>, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
    async ({}, use) => {
      const outDir = mkdtempSync(path.join(tmpdir(), 'machine-workbench-'))
      const options = { configFile, configLoader: 'native', logLevel: 'warn' } as const
      await build({ ...options, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 } })
      const server = await preview({ ...options, build: { outDir }, preview: { port: 0, open: false } })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
      rmSync(outDir, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
