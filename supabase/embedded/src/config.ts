import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DefaultAppConfig } from '@supabase/lite'
import { parse } from 'smol-toml'

/** What `supabase/config.toml` says, in the form that the embedded backend accepts. */
export type ProjectConfig = Omit<DefaultAppConfig, 'connection' | 'options'>

/** Reads `supabase/config.toml` below the project's root; `env(NAME)` is replaced as the Supabase CLI does. */
export function readProjectConfig(root: string): ProjectConfig {
  const file = path.join(root, 'supabase', 'config.toml')
  return parse(readFileSync(file, 'utf8').replace(/"env\((\w+)\)"/g, (_, name: string) => quote(name)))
}

function quote(name: string): string {
  return JSON.stringify(process.env[name] ?? '')
}

/** Seconds in a duration as `supabase/config.toml` writes it, such as `60s` or `1h30m`; 0 for anything else. */
export function secondsIn(duration = ''): number {
  const units: Record<string, number> = { h: 3600, m: 60, s: 1 }
  const parts = [...duration.matchAll(/(\d+)([hms])/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0)
}
