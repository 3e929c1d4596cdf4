import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DefaultAppConfig } from '@supabase/lite'
import { parse, TomlError, type TomlTable } from 'smol-toml'
import type { CaptchaSettings } from './captcha.ts'
import { hostedSettings } from './hostedSettings.ts'
import { readSettings } from './readSettings.ts'

/** What `supabase/config.toml` says, in the form that the embedded backend accepts. */
export type ProjectConfig = Omit<DefaultAppConfig, 'connection' | 'options'>

/** A mail's subject and the file with its text. */
export type MailTemplate = { subject?: string; content_path?: string }

/** A mail that tells the owner of an account of a change. */
export type Notification = MailTemplate & { enabled?: boolean }

/** What the file says that is for the files here and not for the backend, which refuses what it does not know. */
export type OwnSettings = {
  notifications: Readonly<Record<string, Notification>>
  /** The mail with the code that is asked for before a new password. */
  reauthentication: MailTemplate
  captcha: CaptchaSettings
  /** The codes of authenticator apps, which are on unless they are switched off. */
  mfa: { totp?: { enroll_enabled?: boolean; verify_enabled?: boolean } }
}

/** A project's settings, and the names of those that only hosted Supabase has. */
export type Project = OwnSettings & { config: ProjectConfig; leftOut: string[] }

/** Reads `supabase/config.toml` below the project's root. Throws an error of one line for a mistake in the file. */
export function readProject(root: string): Project {
  const text = readFileSync(path.join(root, 'supabase', 'config.toml'), 'utf8')
  try {
    const { taken, leftOut } = readSettings(parse(text), hostedSettings)
    return { ...takeOwn(taken), config: asLiteNames(taken), leftOut }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = error instanceof TomlError ? `, line ${error.line}` : ''
    const [problem] = error.message.split('\n', 1)
    throw new Error(`supabase/config.toml${line}: ${problem}`)
  }
}

/** Takes out of the settings, which are the caller's own, what Lite does not know and would refuse. */
function takeOwn(taken: TomlTable): OwnSettings {
  const { auth }: { auth?: TomlTable & { email?: TomlTable & { template?: TomlTable } } } = taken
  const take = (section: TomlTable | undefined, name: string) => {
    const value = section?.[name]
    delete section?.[name]
    return value ?? {}
  }
  return {
    notifications: take(auth?.email, 'notification') as OwnSettings['notifications'],
    reauthentication: take(auth?.email?.template, 'reauthentication') as MailTemplate,
    captcha: take(auth, 'captcha') as CaptchaSettings,
    mfa: take(auth, 'mfa') as OwnSettings['mfa'],
  }
}

/** Lite knows the switch of logins by email by its older name; where a file has both names, the newer one counts. */
function asLiteNames(config: TomlTable): ProjectConfig {
  const { auth }: ProjectConfig = config
  const email = auth?.email
  if (!auth || !email || !('enabled' in email)) return config
  const { enabled, ...others } = email as typeof email & { enabled: boolean }
  return { ...config, auth: { ...auth, email: { ...others, enable_signup: enabled } } }
}

/** Seconds in a duration as `supabase/config.toml` writes it, such as `60s` or `1h30m`; 0 for anything else. */
export function secondsIn(duration = ''): number {
  const units: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 }
  const parts = [...duration.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ms|[hms])/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0)
}
