import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The keys that sign sessions and bypass row-level security on one embedded backend. They never leave the machine. */
export type EmbeddedSecrets = { jwtSecret: string; secretKey: string }

/** The key that the site sends: public, and valid on the embedded backend only. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_embedded'

/** New random secrets. */
export function createSecrets(): EmbeddedSecrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}

/** The secrets stored beside a data folder, so that a restart signs nobody out; created at first use. */
export function loadSecrets(file: string): EmbeddedSecrets {
  const stored = readSecrets(file)
  if (stored) return stored
  const secrets = createSecrets()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

function readSecrets(file: string): EmbeddedSecrets | undefined {
  try {
    const value: Partial<EmbeddedSecrets> = JSON.parse(readFileSync(file, 'utf8'))
    const { jwtSecret, secretKey } = value
    if (typeof jwtSecret !== 'string' || jwtSecret.length < 32) return undefined
    if (typeof secretKey !== 'string' || !secretKey.startsWith('sb_secret_')) return undefined
    return { jwtSecret, secretKey }
  } catch {
    return undefined
  }
}
