import type { TestProject } from 'vitest/node'
import databaseArchive from './databaseArchive.ts'

/** Migrates and seeds one database of this package's own project, for all files of its tests. */
export default async function setup(tests: TestProject) {
  const before = process.cwd()
  await import('./enterProject.ts')
  try {
    return await databaseArchive(tests)
  } finally {
    process.chdir(before)
  }
}
