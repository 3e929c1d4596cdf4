// Finds an installed PostgreSQL.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** The folder with PostgreSQL's programs: Debian's newest, else what is on the path; undefined when there is none. */
export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one))
  const folders = [...newestFirst.map((version) => path.join(debianFolder, version, 'bin')), folderOnPath()]
  return folders.find(
    (folder) => folder && ['initdb', 'pg_ctl', 'psql'].every((name) => existsSync(path.join(folder, name))),
  )
}

function folderOnPath() {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
