import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { findDataFolder } from './dataFolder.ts'
import { describeHolder, type FolderLock, FolderLockedError, lockFolder } from './folderLock.ts'

/** The names at the first level of a Postgres data folder. */
const databaseFile =
  /^(PG_VERSION|base|global|pg_\w+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.\w+|\.s\.PGSQL\..*)$/

/**
 * Deletes the local database, its secrets and its lock, and returns a sentence about it. Throws an error of one line while a
 * server has the database open, and for a folder with other files in it.
 */
export function resetData(root: string): string {
  const data = findDataFolder(root)
  if (!data)
    return 'The database is in memory (SUPABASE_EMBEDDED_DATA=memory): nothing is kept, nothing to delete.'
  const { folder, lockFile, secretsFile } = data
  const place = path.relative(root, folder) || '.'
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) {
    throw new Error(`${place} is a file, no database. Name a folder in SUPABASE_EMBEDDED_DATA.`)
  }
  const foreign = found ? readdirSync(folder).find((name) => !databaseFile.test(name)) : undefined
  if (foreign !== undefined) {
    throw new Error(
      `${place} holds ${foreign}, which is no part of a database. Look at it, and delete it yourself.`,
    )
  }
  const isThere = found !== undefined || statSync(secretsFile, { throwIfNoEntry: false }) !== undefined

  const lock = takeLock(root, lockFile)
  try {
    rmSync(folder, { recursive: true, force: true })
    rmSync(secretsFile, { force: true })
  } finally {
    lock.release()
  }
  return isThere
    ? `Deleted the local database in ${place} and its keys. The next start makes a new one.`
    : `There is no local database in ${place}.`
}

function takeLock(root: string, file: string): FolderLock {
  try {
    return lockFolder(file, 'npm run reset')
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error
    throw new Error(
      `the local database is open in ${describeHolder(error.holder)}. Stop that first; if there is none, delete ${path.relative(root, file)}.`,
    )
  }
}
