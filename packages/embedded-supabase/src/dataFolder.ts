import path from 'node:path'
import { normalizePath, resolveConfig } from 'vite'

/** The folder of the embedded database, and the files beside it. */
export type DataFolder = { folder: string; lockFile: string; secretsFile: string }

/** Place of the database by `SUPABASE_EMBEDDED_DATA`, a folder or `memory`; undefined means in memory. */
export function findDataFolder(root: string): DataFolder | undefined {
  const wanted = process.env.SUPABASE_EMBEDDED_DATA
  if (wanted === 'memory') return undefined
  const folder = path.resolve(root, wanted || 'supabase/.temp/pgdata')
  return { folder, lockFile: `${folder}.lock`, secretsFile: `${folder}.secrets.json` }
}

/**
 * Patterns for `server.fs.deny`: Vite's own ones, which setting the option would replace, and all local data, also
 * where the environment names another folder for it.
 */
export async function listDeniedFiles(root: string): Promise<string[]> {
  const mode = process.env.NODE_ENV
  const { server } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'serve')
  // Resolving a configuration sets NODE_ENV to development, and a build in the same process would take that over.
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  return [...server.fs.deny, ...listDataFiles(root)]
}

/** Patterns for all local data, its lock and its secrets. */
export function listDataFiles(root: string): string[] {
  const folder = findDataFolder(root)?.folder
  const ownFiles = '**/supabase/.temp/**'
  if (folder === undefined) return [ownFiles]
  const literal = normalizePath(folder).replaceAll(/[()[\]{}!*?+@]/g, '\\$&')
  return [ownFiles, literal, `${literal}.*`, `${literal}/**`]
}
