import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

const notAFolder = 'is a file, not a folder'

/** Parses both types of a moment, `timestamp` and `timestamptz`, by their OIDs; arrays of them follow. */
const parsers = { 1114: toTimestamp, 1184: toTimestamp }

/**
 * Opens the database in a folder, or a new one for `memory://`, and waits until it answers, because the backend prints
 * the whole stack of an error that comes later. A new one begins as the database in `archive` was. Throws an error of one
 * line that says what to do.
 */
export async function openDatabase(root: string, data: string, archive?: Blob): Promise<PgliteConnection> {
  const problem = data === 'memory://' ? undefined : findProblem(data)
  const connection = problem === undefined ? await open(data, archive) : undefined
  if (connection) return connection
  throw unusable(root, data, problem ?? 'is damaged')
}

/** The error for a database whose damage shows after it was opened; undefined where the errors have another cause. */
export function explainDamage(root: string, data: string, errors: unknown[]): Error | undefined {
  return errors.some(isDamage) ? unusable(root, data, 'is damaged') : undefined
}

/** True if Postgres lacks a file, cannot read it, or finds it corrupt. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(XX|58)/.test(code) || error instanceof WebAssembly.RuntimeError
}

function unusable(root: string, data: string, problem: string): Error {
  const place = path.relative(root, data)
  const remedy =
    problem === notAFolder
      ? 'Name a folder in SUPABASE_EMBEDDED_DATA, or nothing to use the usual one'
      : 'It holds local accounts only; to delete it and begin anew: npm run reset'
  return new Error(`the local database in ${place} ${problem}. ${remedy}`)
}

/** Undefined where the database does not start: the thrown value is not always an error, and never gives a reason. */
async function open(data: string, archive?: Blob): Promise<PgliteConnection | undefined> {
  const connection = await createPgliteConnection({
    url: data,
    pgliteOptions: { loadDataDir: archive, parsers },
  })
  try {
    // Otherwise Postgres writes moments in the machine's time zone; hosted Supabase does in UTC.
    await connection.driver.query("set time zone 'UTC'")
    return connection
  } catch {
    await closeDatabase(connection).catch(() => undefined)
    return undefined
  }
}

/** The exit codes that PGlite gives to the process: at its start, and after an error of SQL. */
const ownExitCodes: unknown[] = [99, 100]

/**
 * Closes a database. PGlite then gives the process the exit code 0, so that a run whose tests have failed would count as
 * passed.
 */
export async function closeDatabase(connection: PgliteConnection): Promise<void> {
  const { exitCode } = process
  await connection.close()
  if (!ownExitCodes.includes(exitCode)) process.exitCode = exitCode
}

/**
 * A moment as hosted Supabase writes it, with all its digits: `2026-11-25T00:57:45.836+00:00` (RFC 3339) for Postgres's
 * `2026-11-25 00:57:45.836+00`, which typed clients refuse. `infinity` and the like stay.
 */
function toTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)(?=$| BC$)/, '$1:00')
}

/** The problem with a folder itself, if any: without this check, one with other files would get a database among them. */
function findProblem(folder: string): string | undefined {
  try {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found && !found.isDirectory()) return notAFolder
    const names = found ? readdirSync(folder) : []
    return names.length > 0 && !names.includes('PG_VERSION') ? 'is damaged, or none' : undefined
  } catch {
    return 'cannot be read'
  }
}
