import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '../../scripts/postgres.mjs'

/** A PostgreSQL of the machine, started for the tests in a temporary folder; it listens on a socket there and on no port. */
export type LocalPostgres = {
  /** Runs SQL as a role that may log in. Throws the database's own message. */
  run: (sql: string, role: string) => void
  /** Stops the server and removes its folder. */
  stop: () => void
}

/** Starts a server whose only role is `superuser`. It refuses to run as root, which hands it to `postgres`. */
export function startLocalPostgres(superuser: string): LocalPostgres {
  const programs = findPostgres()
  if (!programs) throw new Error('No PostgreSQL found on this machine.')
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const data = path.join(folder, 'data')
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)

  const call = (program: string, parameters: string[]) =>
    execFileSync(path.join(programs, program), parameters, { ...owner, cwd: folder, stdio: 'ignore' })

  const settings = `-k ${folder} -c listen_addresses= -c fsync=off`
  call('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  call('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start'])

  return {
    run(sql, role) {
      const parameters = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-U', role, '-d', 'postgres']
      execFileSync(path.join(programs, 'psql'), parameters, { input: sql, stdio: 'pipe' })
    },
    stop() {
      call('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop'])
      rmSync(folder, { recursive: true })
    },
  }
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
}
