import path from 'node:path'
import { captchaProviders } from './captcha.ts'
import { type DataFolder, findDataFolder } from './dataFolder.ts'
import { type EmbeddedBackend, startEmbeddedBackend } from './embeddedBackend.ts'
import { describeHolder, type FolderLock, FolderLockedError, lockFolder } from './folderLock.ts'
import { createSecrets, loadSecrets } from './keys.ts'

/** A backend that servers of one process share; each calls `release` when it closes. */
export type SharedBackend = Pick<EmbeddedBackend, 'fetch' | 'mails' | 'google' | 'unsupported'> & {
  setSiteUrl: (url: string) => void
  release: () => Promise<void>
}

type Running = {
  backend: Promise<EmbeddedBackend>
  lock: FolderLock | undefined
  siteUrl: string
  users: number
}

declare global {
  var embeddedSupabaseBackend: Running | undefined
}

/**
 * The backend of this process. When its configuration changes, Vite loads this module again and starts the new server
 * before it closes the old one; both get the same backend, because two on one data folder corrupt it. Throws an error of
 * one line when another process has the folder open.
 */
export async function acquireBackend(root: string, siteUrl: string): Promise<SharedBackend> {
  globalThis.embeddedSupabaseBackend ??= start(root, siteUrl)
  const running = globalThis.embeddedSupabaseBackend
  running.siteUrl = siteUrl
  running.users++
  const backend = await running.backend
  let isReleased = false
  return {
    mails: backend.mails,
    google: backend.google,
    unsupported: backend.unsupported,
    fetch: backend.fetch,
    setSiteUrl: (url) => {
      running.siteUrl = url
    },
    async release() {
      if (isReleased) return
      isReleased = true
      running.users--
      if (running.users === 0) await stop(running)
    },
  }
}

function start(root: string, siteUrl: string): Running {
  const jwtExpiry = parseSeconds('SUPABASE_EMBEDDED_JWT_EXPIRY', 1)
  const mailInterval = parseSeconds('SUPABASE_EMBEDDED_MAIL_INTERVAL', 0)
  const captcha = parseChoice('SUPABASE_EMBEDDED_CAPTCHA', [...captchaProviders, 'off'])
  const data = findDataFolder(root)
  const claimed = data && claim(root, data, siteUrl)
  const running: Running = {
    lock: claimed?.lock,
    siteUrl,
    users: 0,
    backend: startEmbeddedBackend({
      root,
      data: data?.folder ?? 'memory://',
      secrets: claimed?.secrets ?? createSecrets(),
      siteUrl: () => running.siteUrl,
      jwtExpiry,
      mailInterval,
      captcha,
    }),
  }
  process.once('exit', () => running.lock?.release())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop(running).finally(() => process.exit(0)))
  }
  return running
}

async function stop(running: Running): Promise<void> {
  if (globalThis.embeddedSupabaseBackend === running) globalThis.embeddedSupabaseBackend = undefined
  const backend = await running.backend.catch(() => undefined)
  await backend?.close()
  running.lock?.release()
}

/** Locks a data folder and loads the secrets beside it. */
function claim(root: string, { folder, lockFile, secretsFile }: DataFolder, siteUrl: string) {
  let lock: FolderLock | undefined
  try {
    lock = lockFolder(lockFile, siteUrl)
    return { lock, secrets: loadSecrets(secretsFile) }
  } catch (error) {
    lock?.release()
    if (error instanceof FolderLockedError) {
      const file = path.relative(root, error.file)
      throw new Error(
        `another server (${describeHolder(error.holder)}) has the data folder open. Use that one, or stop it first; if there is none, delete ${file}.`,
      )
    }
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      `nothing can be written beside ${path.relative(root, folder)} (${code}). Free that place, or name another folder: SUPABASE_EMBEDDED_DATA`,
    )
  }
}

function parseChoice<Choice extends string>(name: string, choices: Choice[]): Choice | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const chosen = choices.find((choice) => choice === text)
  if (chosen) return chosen
  throw new Error(`${name} is "${text}", but must be one of ${choices.join(', ')}.`)
}

function parseSeconds(name: string, least: number): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const seconds = Number(text)
  if (Number.isInteger(seconds) && seconds >= least) return seconds
  throw new Error(`${name} is "${text}", but must be a whole number of seconds from ${least}.`)
}
