import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedBackend } from '../src/embeddedBackend.ts'
import { createSecrets } from '../src/keys.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with a new database, migrated and seeded. */
    databaseArchive: string
  }
}

/** Migrates and seeds one database for all files of tests, because that takes most of a backend's start. */
export default async function setup(project: TestProject) {
  const backend = await startEmbeddedBackend({
    root: process.cwd(),
    data: 'memory://',
    secrets: createSecrets(),
    siteUrl: () => 'http://localhost',
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'embedded-supabase-'))
  const archive = path.join(folder, 'database.tar')
  await writeFile(archive, Buffer.from(await (await backend.dump()).arrayBuffer()))
  await backend.close()
  project.provide('databaseArchive', archive)
  return () => rm(folder, { recursive: true })
}
