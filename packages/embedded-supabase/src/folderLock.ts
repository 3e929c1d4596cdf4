import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/**
 * The process that holds a lock. `started` tells apart two processes with the same id. `system` identifies the running
 * system of the process id, as a machine may change its host name meanwhile; it is missing where it cannot be told.
 */
export type LockHolder = { pid: number; host: string; system?: string; started: string; label: string }

/** A held lock. `release` may be called more than once and removes no other process's lock. */
export type FolderLock = { release: () => void }

/** Thrown when a running process, or any process on another machine, holds the lock. */
export class FolderLockedError extends Error {
  readonly holder: LockHolder
  readonly file: string

  constructor(holder: LockHolder, file: string) {
    super(`${file} is held by ${describeHolder(holder)}`)
    this.name = 'FolderLockedError'
    this.holder = holder
    this.file = file
  }
}

/** Names the process, and its machine where that is another one or has another name now. */
export function describeHolder({ pid, host, label }: LockHolder): string {
  return `process ${pid}${host === hostname() ? '' : ` on ${host}`}, ${label}`
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
    system: runningSystem(),
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
  const { pid, host, system, started, label } = value as Partial<Record<keyof LockHolder, unknown>>
  return (
    Number.isInteger(pid) && [host, system ?? '', started, label].every((part) => typeof part === 'string')
  )
}

/** A holder on another machine or in another container, which shares the folder, cannot be checked and counts as running. */
function isRunning(holder: LockHolder): boolean {
  const isHere = Boolean(holder.system) && holder.system === runningSystem()
  if (!isHere && holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  const started = processStart(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** Names this boot of the machine and, because containers on it count processes by themselves, their numbering. */
function runningSystem(): string {
  try {
    if (process.platform === 'linux') return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`
    if (process.platform !== 'darwin') return ''
    return execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

/**
 * Start of a process, in the system's own format; empty where it cannot be told. A zombie, which has ended but whose parent
 * has not yet waited for it, gives another answer than the running process gave.
 */
function processStart(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return state === 'Z' || state === 'X' ? 'dead' : `${bootId()} ${rest[18] ?? ''}`
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
