import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, lockFolder } from '../src/folderLock.ts'
import { loadSecrets } from '../src/keys.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'pgdata.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const holdBy = (holder: object) =>
  writeFileSync(file, JSON.stringify({ host: hostname(), started: '', label: 'x', ...holder }))
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

describe('lockFolder', () => {
  it('is held by one process at a time and free after release', () => {
    const first = lockFolder(file, 'http://localhost:5173')
    expect(() => lockFolder(file, 'second')).toThrow(FolderLockedError)
    try {
      lockFolder(file, 'second')
    } catch (error) {
      expect(error).toMatchObject({ holder: { pid: process.pid, label: 'http://localhost:5173' }, file })
    }
    first.release()
    first.release()
    lockFolder(file, 'third').release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('takes over at once from a process that is gone', () => {
    holdBy({ pid: deadPid() })
    lockFolder(file, 'next')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, label: 'next' })
    expect(readdirSync(folder)).toEqual(['pgdata.lock'])
  })

  it('respects the lock of a living process however old it is, as after a day of sleep', () => {
    const held = lockFolder(file, 'asleep')
    utimesSync(file, 0, 0)
    expect(() => lockFolder(file, 'next')).toThrow(FolderLockedError)
    held.release()
  })

  it.runIf(process.platform === 'linux')(
    'takes over when the process id was given to another process',
    () => {
      holdBy({ pid: process.pid, started: 'before the last boot' })
      expect(() => lockFolder(file, 'next')).not.toThrow()
    },
  )

  it.each(['', 'not json', '{"pid":"1"}', 'null'])('takes over a lock file that says %j', (contents) => {
    writeFileSync(file, contents)
    expect(() => lockFolder(file, 'next')).not.toThrow()
  })

  it('respects the lock of another machine', () => {
    holdBy({ pid: deadPid(), host: 'elsewhere' })
    expect(() => lockFolder(file, 'next')).toThrow(FolderLockedError)
  })

  it('does not remove a lock that somebody else took meanwhile', () => {
    const first = lockFolder(file, 'first')
    holdBy({ pid: 1, label: 'other' })
    first.release()
    expect(existsSync(file)).toBe(true)
  })
})

describe('loadSecrets', () => {
  it('makes secrets that only the owner can read, and keeps them', () => {
    const secretsFile = path.join(folder, 'secrets.json')
    const made = loadSecrets(secretsFile)
    expect(loadSecrets(secretsFile)).toEqual(made)
    expect(made.jwtSecret.length).toBeGreaterThanOrEqual(32)
    if (process.platform !== 'win32') expect(statSync(secretsFile).mode & 0o777).toBe(0o600)
  })

  it('replaces a damaged file', () => {
    const secretsFile = path.join(folder, 'secrets.json')
    writeFileSync(secretsFile, '{"jwtSecret":""}')
    expect(loadSecrets(secretsFile).secretKey).toMatch(/^sb_secret_/)
  })
})
