import path from 'node:path'
import { type EmbeddedBackend, startEmbeddedBackend } from './embeddedBackend.ts'
import { type FolderLock, FolderLockedError, lockFolder } from './folderLock.ts'
import { createSecrets, loadSecrets } from './keys.ts'

/** A backend that several servers of one process may hold; each calls `release` when it closes. */
export type SharedBackend = Pick<EmbeddedBackend, 'fetch' | 'mails' | 'google'> & {
  setSiteUrl: (url: string) => void
  release: () => Promise<void>
}

type Running = {
  backend: Promise<EmbeddedBackend>
  lock: FolderLock | undefined
  siteUrl: string
  holders: number
}

declare global {
  var kingExchangeBackend: Running | undefined
}

/**
 * The backend of this process. When its configuration changes, Vite loads this module again and starts
 * the new server before it closes the old one; both get the one backend, because two on one data folder
 * corrupt it. Throws an error of one clear line when another process has the folder.
 */
export async function acquireBackend(root: string, siteUrl: string): Promise<SharedBackend> {
  globalThis.kingExchangeBackend ??= start(root, siteUrl)
  const running = globalThis.kingExchangeBackend
  running.siteUrl = siteUrl
  running.holders++
  const backend = await running.backend
  let isHeld = true
  return {
    mails: backend.mails,
    google: backend.google,
    fetch: backend.fetch,
    setSiteUrl: (url) => {
      running.siteUrl = url
    },
    async release() {
      if (!isHeld) return
      isHeld = false
      running.holders--
      if (running.holders === 0) await stop(running)
    },
  }
}

function start(root: string, siteUrl: string): Running {
  const folder = dataFolder(root)
  const running: Running = {
    lock: folder === undefined ? undefined : lock(root, folder, siteUrl),
    siteUrl,
    holders: 0,
    backend: startEmbeddedBackend({
      root,
      data: folder ?? 'memory://',
      secrets: folder === undefined ? createSecrets() : loadSecrets(`${folder}.secrets.json`),
      siteUrl: () => running.siteUrl,
      jwtExpiry: readSeconds('SUPABASE_EMBEDDED_JWT_EXPIRY'),
    }).catch((error: unknown) => {
      throw explain(error, folder)
    }),
  }
  process.once('exit', () => running.lock?.release())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop(running).finally(() => process.exit(0)))
  }
  return running
}

/** Where the database lives: `SUPABASE_EMBEDDED_DATA`, a folder or `memory`; undefined means in memory. */
function dataFolder(root: string): string | undefined {
  const wanted = process.env.SUPABASE_EMBEDDED_DATA
  return wanted === 'memory' ? undefined : path.resolve(root, wanted || 'supabase/.temp/pgdata')
}

async function stop(running: Running): Promise<void> {
  if (globalThis.kingExchangeBackend === running) globalThis.kingExchangeBackend = undefined
  const backend = await running.backend.catch(() => undefined)
  await backend?.close()
  running.lock?.release()
}

function lock(root: string, folder: string, siteUrl: string): FolderLock {
  try {
    return lockFolder(`${folder}.lock`, siteUrl)
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error
    const { pid, label } = error.holder
    const file = path.relative(root, error.file)
    throw new Error(
      `another server (process ${pid}, ${label}) has the data folder open. Use that one, or stop it first; if there is none, delete ${file}.`,
    )
  }
}

function explain(error: unknown, folder: string | undefined): Error {
  const [firstLine] = (error instanceof Error ? error.message : String(error)).split('\n')
  const remedy = folder ? ` If the data is damaged, delete ${folder}: it holds local accounts only.` : ''
  return new Error(`the embedded backend did not start: ${firstLine}.${remedy}`, { cause: error })
}

function readSeconds(name: string): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const seconds = Number(text)
  if (Number.isInteger(seconds) && seconds > 0) return seconds
  throw new Error(`${name} is "${text}", but must be a whole number of seconds above 0.`)
}
