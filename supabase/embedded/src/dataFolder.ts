import path from 'node:path'
import { normalizePath, resolveConfig } from 'vite'

/** A folder for the embedded database, and what lies beside it. */
export type DataFolder = { folder: string; lockFile: string; secretsFile: string }

/** Where the database lives by `SUPABASE_EMBEDDED_DATA`, a folder or `memory`; undefined means in memory. */
export function findDataFolder(root: string): DataFolder | undefined {
  const wanted = process.env.SUPABASE_EMBEDDED_DATA
  if (wanted === 'memory') return undefined
  const folder = path.resolve(root, wanted || 'supabase/.temp/pgdata')
  return { folder, lockFile: `${folder}.lock`, secretsFile: `${folder}.secrets.json` }
}

/**
 * What no development server may hand out: all that Vite denies by itself, which a list of ours would replace, the
 * folder of local data, and another one that the environment names.
 */
export async function listDeniedFiles(root: string): Promise<string[]> {
  const mode = process.env.NODE_ENV
  const { server } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'serve')
  // Asking leaves the process in development, which would go into a build that follows.
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  return [...server.fs.deny, ...listDataFiles(root)]
}

/** Patterns for all local data, its lock and its secrets. */
export function listDataFiles(root: string): string[] {
  const folder = findDataFolder(root)?.folder
  const kept = '**/supabase/.temp/**'
  if (folder === undefined) return [kept]
  const literal = normalizePath(folder).replaceAll(/[()[\]{}!*?+@]/g, '\\$&')
  return [kept, literal, `${literal}.*`, `${literal}/**`]
}
