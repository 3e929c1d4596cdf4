import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Target } from './target'

/** Runs one SQL statement as the database's owner, and returns the first column of its first row as text. */
export async function runSql(
  { kind, database }: Pick<Target, 'kind' | 'database'>,
  statement: string,
): Promise<string> {
  if (database === null) throw new Error('No database was given.')
  if (kind === 'embedded') {
    const answer = await fetch(database, { method: 'POST', body: statement })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    return text
  }
  const parameters = [
    '--quiet',
    '--no-psqlrc',
    '--tuples-only',
    '--no-align',
    '--set=ON_ERROR_STOP=1',
    '--command',
    statement,
  ]
  const { stdout } = await promisify(execFile)('psql', [...parameters, database])
  return stdout.trim().split('\n')[0] ?? ''
}

/** A text as a literal of SQL. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
