import { readFileSync } from 'node:fs'
import path from 'node:path'
import { App, type DefaultAppConfig } from '@supabase/lite'
import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml'
import type { CaptchaSettings } from './captcha.ts'

/** Settings of `supabase/config.toml`, in the form that the embedded backend accepts. */
export type ProjectConfig = Omit<DefaultAppConfig, 'connection' | 'options'>

/** A mail's subject and the file with its text. */
export type MailTemplate = { subject?: string; content_path?: string }

/** A mail that tells the owner of an account of a change. */
export type Notification = MailTemplate & { enabled?: boolean }

/** Settings for the files here, taken out for the backend, which refuses unknown ones. */
export type OwnSettings = {
  notifications: Readonly<Record<string, Notification>>
  /** The mail with the code that is asked for before a new password. */
  reauthentication: MailTemplate
  captcha: CaptchaSettings
}

/** A project's settings, and the names of those that only hosted Supabase has. */
export type Project = OwnSettings & { config: ProjectConfig; unsupported: string[] }

/** Reads `supabase/config.toml` below the project's root. Throws an error of one line for a mistake in the file. */
export function readProject(root: string): Project {
  const text = readFileSync(path.join(root, 'supabase', 'config.toml'), 'utf8')
  try {
    const settings = fill(parse(text)) as TomlTable
    return { ...takeOwn(settings), ...takeSupported(settings) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = error instanceof TomlError ? `, line ${error.line}` : ''
    const [problem] = error.message.split('\n', 1)
    throw new Error(`supabase/config.toml${line}: ${problem}`)
  }
}

/** Puts the environment's value in place of each `env(NAME)`, empty where it has none. */
function fill(value: TomlValue): TomlValue {
  if (Array.isArray(value)) return value.map(fill)
  if (isTable(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]))
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined
  return name === undefined ? value : (process.env[name] ?? '')
}

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)

/** Removes settings that Lite does not know, or would treat otherwise, from the caller's own object, and returns them. */
function takeOwn({ auth }: TomlTable): OwnSettings {
  const take = (section: TomlValue | undefined, name: string) => {
    if (!isTable(section)) return undefined
    const value = section[name]
    delete section[name]
    return value
  }
  const email = isTable(auth) ? auth.email : undefined
  // Lite knows the switch of logins by email by its older name.
  const isOn = take(email, 'enabled')
  if (isTable(email) && isOn !== undefined) email.enable_signup = isOn
  // Every mail is caught.
  take(email, 'smtp')
  return {
    notifications: (take(email, 'notification') ?? {}) as OwnSettings['notifications'],
    reauthentication: (take(isTable(email) ? email.template : undefined, 'reauthentication') ??
      {}) as MailTemplate,
    captcha: (take(auth, 'captcha') ?? {}) as CaptchaSettings,
  }
}

/** A fault that Lite's validation finds; `data` are a section's unknown settings, or the value. */
type Fault = { keywordLocation: string; instanceLocation: string; error: string; data: TomlTable }

/** Removes settings that Lite does not know, one by one, and names those that are switched on. */
function takeSupported(config: TomlTable): Pick<Project, 'config' | 'unsupported'> {
  const unsupported: string[] = []
  for (;;) {
    const fault = findFault(config)
    if (!fault) return { config, unsupported }
    const place = fault.instanceLocation.split('/').filter(Boolean)
    if (!fault.keywordLocation.endsWith('/additionalProperties')) {
      throw new Error(`${place.join('.')} is ${JSON.stringify(fault.data)}: ${fault.error}`)
    }
    const section = place.reduce((table, name) => table[name] as TomlTable, config)
    for (const [name, value] of Object.entries(fault.data)) {
      delete section[name]
      const isOff = value === false || (isTable(value) && value.enabled === false)
      if (!isOff) unsupported.push([...place, name].join('.'))
    }
  }
}

/** The first thing that Lite would refuse in its own way, by a message of 4,000 lines. */
function findFault(config: ProjectConfig): Fault | undefined {
  try {
    new App({ ...config, connection: new Promise<never>(() => {}) })
    return undefined
  } catch (error) {
    const [fault] = error instanceof Error && 'errors' in error ? (error.errors as Fault[]) : []
    if (!fault) throw error
    return fault
  }
}

/** Seconds in a duration as `supabase/config.toml` writes it, such as `60s` or `1h30m`; 0 for anything else. */
export function secondsIn(duration = ''): number {
  const units = new Map([
    ['h', 3600],
    ['m', 60],
    ['s', 1],
    ['ms', 0.001],
  ])
  const parts = [...duration.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ms|[hms])/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units.get(unit) ?? 0), 0)
}
