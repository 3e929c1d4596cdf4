import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The backend that the site talks to. */
export type BackendChoice =
  | { kind: 'hosted'; url: string; publishableKey: string }
  | { kind: 'embedded' }
  | { kind: 'invalid'; problem: string }

type Variables = Record<string, string | undefined>

const URL_NAME = 'VITE_SUPABASE_URL'
const KEY_NAME = 'VITE_SUPABASE_PUBLISHABLE_KEY'
const REMEDY = 'Set both as in .env.example, or neither to use the embedded backend.'

/**
 * Reads the two variables that name a Supabase project. Both empty means the embedded backend; anything
 * incomplete, malformed or secret is reported in one sentence that says what to do.
 */
export function chooseBackend(variables: Variables): BackendChoice {
  const url = variables[URL_NAME]?.trim() ?? ''
  const publishableKey = variables[KEY_NAME]?.trim() ?? ''
  if (!url && !publishableKey) return { kind: 'embedded' }
  if (!url) return { kind: 'invalid', problem: `${KEY_NAME} is set but ${URL_NAME} is not. ${REMEDY}` }
  if (!publishableKey)
    return { kind: 'invalid', problem: `${URL_NAME} is set but ${KEY_NAME} is not. ${REMEDY}` }
  if (/\/\/your-project\./i.test(url)) {
    return {
      kind: 'invalid',
      problem: `${URL_NAME} still holds the example value. Fill in your project's address, or delete both lines to use the embedded backend.`,
    }
  }
  if (!isProjectUrl(url)) {
    return {
      kind: 'invalid',
      problem: `${URL_NAME} is "${url}", which is no project address such as https://abc.supabase.co. ${REMEDY}`,
    }
  }
  if (isSecretKey(publishableKey)) {
    return {
      kind: 'invalid',
      problem: `${KEY_NAME} holds a secret key, which would be published with the site. Use the publishable (anon) key.`,
    }
  }
  if (/\s/.test(publishableKey)) {
    return { kind: 'invalid', problem: `${KEY_NAME} contains a space or a line break. ${REMEDY}` }
  }
  return { kind: 'hosted', url: url.replace(/(?<!\/)\/+$/, ''), publishableKey }
}

/**
 * Describes what Vite would not read in the .env files of a mode, and would skip without a word; undefined when there is
 * nothing of the kind.
 */
export function findBrokenFile(root: string, mode: string): string | undefined {
  for (const name of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const file = path.join(root, name)
    const problem = existsSync(file) ? findProblem(readFileSync(file)) : undefined
    if (problem) return `${name}: ${problem}`
  }
  return undefined
}

/** Reason why a .env file is not read as a person reads it: its encoding, or a line about the site that is skipped. */
export function findProblem(contents: Buffer): string | undefined {
  if (!isUtf8(contents) || contents.includes(0)) return 'it is not UTF-8. Save it as UTF-8.'
  const text = contents.toString()
  if (text.startsWith('\uFEFF')) return 'it begins with a byte order mark. Save it as UTF-8 without one.'
  const index = text.split(/\r?\n/).findIndex((line) => /^\s*(export\s+)?VITE_\w+(?!\w|\s*=)/.test(line))
  return index < 0
    ? undefined
    : `line ${index + 1} is not of the form NAME=value. Correct it as in .env.example, or delete it.`
}

function isProjectUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.pathname.replace(/(?<!\/)\/+$/, '') === '' &&
    url.search === '' &&
    url.hash === ''
  )
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const payload = key.split('.')[1]
  if (!key.startsWith('eyJ') || !payload) return false
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"')
}
