import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/** What a lock file says about the process that holds it. `started` tells apart two processes with the same id. */
export type LockHolder = { pid: number; host: string; started: string; label: string }

/** A held lock. `release` may be called more than once and removes no other process's lock. */
export type FolderLock = { release: () => void }

/** Thrown when a running process, or any process on another machine, holds the lock. */
export class FolderLockedError extends Error {
  readonly holder: LockHolder
  readonly file: string

  constructor(holder: LockHolder, file: string) {
    super(`${file} is held by process ${holder.pid}`)
    this.name = 'FolderLockedError'
    this.holder = holder
    this.file = file
  }
}

/**
 * Creates the lock file, so that no two processes open one data folder. A lock whose process has ended is
 * replaced. `label` is shown to whoever finds the lock held. Throws FolderLockedError.
 */
export function lockFolder(file: string, label: string): FolderLock {
  mkdirSync(path.dirname(file), { recursive: true })
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid),
    label,
  } satisfies LockHolder)

  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(file, mine)) return { release: () => removeIfEqual(file, mine) }
    const found = read(file)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder && isRunning(holder)) throw new FolderLockedError(holder, file)
    removeIfEqual(file, found)
  }
  throw new FolderLockedError({ pid: 0, host: hostname(), started: '', label: 'another process' }, file)
}

function create(file: string, contents: string): boolean {
  try {
    writeFileSync(file, contents, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Renames the file first, so that of two processes that found the same stale lock only one removes it. */
function removeIfEqual(file: string, contents: string): void {
  if (read(file) !== contents) return
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = read(aside)
  if (moved !== undefined && moved !== contents) create(file, moved)
  rmSync(aside, { force: true })
}

function parse(contents: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(contents)
    return isHolder(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== 'object' || value === null) return false
  const { pid, host, started, label } = value as Partial<Record<keyof LockHolder, unknown>>
  return (
    Number.isInteger(pid) &&
    typeof host === 'string' &&
    typeof started === 'string' &&
    typeof label === 'string'
  )
}

/** A holder on another machine, which shares the folder, cannot be checked and counts as running. */
function isRunning(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  const started = processStart(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/**
 * When a process started, in the system's own format; empty where it cannot be told. A zombie, which has ended but was
 * not yet waited for by its parent, gives another answer than the running process gave.
 */
function processStart(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return state === 'Z' || state === 'X' ? 'dead' : `${boot} ${rest[18] ?? ''}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
