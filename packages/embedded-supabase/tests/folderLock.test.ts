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
  it('is held once at a time, says by whom, and is free after its release', () => {
    const first = lockFolder(file, 'http://localhost:5173')
    const holder = expect.objectContaining({ pid: process.pid, label: 'http://localhost:5173' })
    expect(() => lockFolder(file, 'second')).toThrow(expect.objectContaining({ holder, file }))
    first.release()
    first.release()
    lockFolder(file, 'third').release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('replaces at once the lock of a process that has ended', () => {
    holdBy({ pid: deadPid() })
    lockFolder(file, 'next')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, label: 'next' })
    expect(readdirSync(folder)).toEqual(['pgdata.lock'])
  })

  it('respects the lock of a running process however old it is, as after a day of sleep', () => {
    const lock = lockFolder(file, 'asleep')
    utimesSync(file, 0, 0)
    expect(() => lockFolder(file, 'next')).toThrow(FolderLockedError)
    lock.release()
  })

  it.runIf(process.platform === 'linux')(
    'replaces a lock whose process id now belongs to another process',
    () => {
      holdBy({ pid: process.pid, started: 'before the last boot' })
      expect(() => lockFolder(file, 'next')).not.toThrow()
    },
  )

  it.each(['', '{"pid":"1"}'])('replaces a lock file that contains %j', (contents) => {
    writeFileSync(file, contents)
    expect(() => lockFolder(file, 'next')).not.toThrow()
  })

  it('respects the lock of another machine, and says of which', () => {
    holdBy({ pid: deadPid(), host: 'elsewhere', system: 'of elsewhere' })
    expect(() => lockFolder(file, 'next')).toThrow(/process \d+ on elsewhere, x/)
  })

  it.runIf(process.platform !== 'win32')('knows the processes of its machine under any host name', () => {
    const lock = lockFolder(file, 'first')
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    lock.release()
    holdBy({ ...holder, host: 'name-of-monday' })
    expect(() => lockFolder(file, 'next')).toThrow(FolderLockedError)
    holdBy({ ...holder, host: 'name-of-monday', pid: deadPid() })
    expect(() => lockFolder(file, 'next')).not.toThrow()
  })

  it('does not remove a lock that another process has taken in the meantime', () => {
    const first = lockFolder(file, 'first')
    holdBy({ pid: 1, label: 'other' })
    first.release()
    expect(existsSync(file)).toBe(true)
  })
})

describe('loadSecrets', () => {
  it('creates secrets that only the owner can read, and returns them again', () => {
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
