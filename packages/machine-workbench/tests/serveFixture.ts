import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, 'fixture', 'vite.config.ts')

/** Builds the fixture, which takes some seconds, and serves it at a free port. */
export async function serveFixture(): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'machine-workbench-'))
  const options = { configFile, configLoader: 'native', logLevel: 'warn' } as const
  await build({ ...options, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 } })
  const server = await preview({ ...options, build: { outDir }, preview: { port: 0, open: false } })
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}
