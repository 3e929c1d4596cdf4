import { findMailbox } from '../../../scripts/mailbox'
import { explore } from './explore'
import { quoted, runSql } from './sql'
import type { OpenTarget, Target } from './target'

/** The options of `npm run test:contract`, by the names of the command line. */
export type Options = {
  url: string
  key: string
  mailbox?: string
  'secret-key'?: string
  database?: string
  'captcha-token'?: string
  'mail-domain'?: string
  site?: string
  force?: boolean
}

/** Parses the options that the command hands over; null where it was not used. */
export const parseOptions = (text: string | undefined): Options | null => (text ? JSON.parse(text) : null)

/** The demo account of the seed is nobody's. */
const seeded = 'demo@kingexchange.example'

/** Opens a project for a run, unless it has other users. At the end everything that the run has made is deleted. */
export async function openProject(options: Options, prefix: string): Promise<OpenTarget> {
  const given: Omit<Target, 'has'> = {
    kind: 'project',
    url: options.url.replace(/\/+$/, ''),
    key: options.key,
    site: new URL(options.site ?? 'http://localhost:5173').origin,
    mailbox: options.mailbox ? await findMailbox(options.mailbox) : null,
    secretKey: options['secret-key'] ?? null,
    database: options.database ?? null,
    captchaToken: options['captcha-token'] ?? null,
    guarded: null,
    mailDomain: options['mail-domain'] ?? 'example.com',
    prefix,
  }
  if (!options.force) await requireEmpty(given)
  const target = await explore(given)
  return { target, close: () => cleanUp(target) }
}

/** Throws where the project has other users, or where nobody can say so. */
async function requireEmpty(given: Omit<Target, 'has'>): Promise<void> {
  const others = await otherUsers(given)
  if (others === null) {
    throw new Error(
      'Nobody can say whether this project has users of its own. Give --secret-key or --database, or --force to run all the same.',
    )
  }
  if (others.length > 0) {
    const some = others.slice(0, 3).join(', ')
    throw new Error(
      `This project has ${others.length} other users (${some}${others.length > 3 ? ', …' : ''}). Use an empty one, or --force.`,
    )
  }
}

/** The addresses of the users that no run of the contract has made; null if nobody can say. */
async function otherUsers(given: Omit<Target, 'has'>): Promise<string[] | null> {
  if (given.database === null && given.secretKey === null) return null
  const all = await listUsers(given)
  return all.map(({ email }) => email).filter((email) => email !== seeded && !email.startsWith('contract-'))
}

type Listed = { id: string; email: string }

async function listUsers(given: Omit<Target, 'has'>): Promise<Listed[]> {
  if (given.database !== null) {
    const rows = await runSql(
      given,
      `select coalesce(json_agg(json_build_object('id', id, 'email', coalesce(email, phone, id::text))), '[]') from auth.users`,
    )
    return JSON.parse(rows)
  }
  const users: Listed[] = []
  for (let page = 1; ; page += 1) {
    const answer = await adminRequest(given, 'GET', `?page=${page}&per_page=500`)
    if (!answer.ok) throw new Error(`The secret key was refused: ${answer.status} ${await answer.text()}`)
    const { users: found }: { users: { id: string; email?: string }[] } = await answer.json()
    users.push(...found.map(({ id, email }) => ({ id, email: email || id })))
    if (found.length < 500) return users
  }
}

function adminRequest(
  { url, secretKey }: Omit<Target, 'has'>,
  method: string,
  path: string,
): Promise<Response> {
  const key = secretKey ?? ''
  return fetch(`${url}/auth/v1/admin/users${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}` },
  })
}

/** Deletes the users of this run; without the means to do so, says how they are found. */
async function cleanUp(target: Target): Promise<void> {
  if (target.database !== null) {
    await runSql(target, `delete from auth.users where email like ${quoted(`${target.prefix}%`)}`)
    return
  }
  if (target.secretKey === null) {
    console.warn(
      `Left behind: the users whose address begins with ${target.prefix}. --secret-key would delete them.`,
    )
    return
  }
  const made = (await listUsers(target)).filter(({ email }) => email.startsWith(target.prefix))
  for (const { id } of made) await adminRequest(target, 'DELETE', `/${id}`)
}
