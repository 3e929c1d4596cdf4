import { randomBytes } from 'node:crypto'
import { hashTo } from './mailbox'
import { quoted, runSql } from './sql'
import { target } from './target'
import { type Answer, auth } from './wire'

/** A confirmed account, and a session of it. */
export type User = { id: string; email: string; password: string } & Tokens
export type Tokens = { token: string; refreshToken: string }

/** An address that nobody has used. */
export const newAddress = () => `${target.prefix}${randomBytes(6).toString('hex')}@${target.mailDomain}`

export const aPassword = 'correct-Horse-7'
export const otherPassword = 'other-Lantern-48'

export const signUp = (email: string, password: unknown = aPassword, more: object = {}) =>
  auth('/signup', { body: { email, password, data: { first_name: 'Ada', last_name: 'Contract' }, ...more } })

export const signIn = (email: unknown, password: unknown = aPassword) =>
  auth('/token?grant_type=password', { body: { email, password } })

export const refresh = (refresh_token: unknown) =>
  auth('/token?grant_type=refresh_token', { body: { refresh_token } })

export const verify = (token_hash: string, type: string) => auth('/verify', { body: { token_hash, type } })

export const getUser = (token: string) => auth('/user', { token })

export const putUser = (token: string, body: object) => auth('/user', { method: 'PUT', token, body })

export const logOut = (token: string, scope?: string) =>
  auth(`/logout${scope === undefined ? '' : `?scope=${scope}`}`, { method: 'POST', token })

/** The tokens in an answer; throws if it holds no session. */
export function tokensIn({ status, body }: Answer): Tokens {
  if (typeof body?.access_token !== 'string') {
    throw new Error(`A session was expected; the answer is ${status} ${JSON.stringify(body)}`)
  }
  return { token: body.access_token, refreshToken: body.refresh_token }
}

/** Signs in once more, as on another device. */
export const onAnotherDevice = async ({ email, password }: User) => tokensIn(await signIn(email, password))

/** Signs up an address that nobody confirms. */
export async function newUnconfirmed(): Promise<{ id: string; email: string }> {
  const email = newAddress()
  const { status, body } = await signUp(email)
  if (status !== 200) throw new Error(`The sign-up was answered ${status} ${JSON.stringify(body)}`)
  return { id: body.id, email }
}

/** Makes a confirmed account with a name, and signs in: with the secret key if there is one, else by its mail. */
export async function newUser(): Promise<User> {
  const email = newAddress()
  if (target.secretKey !== null) await createByKey(email)
  else await createByMail(email)
  const answer = await signIn(email)
  return { id: answer.body?.user?.id, email, password: aPassword, ...tokensIn(answer) }
}

let shared: Promise<User> | undefined

/** The user that cases of a file share which leave an account as it is, since hosted projects limit sign-ins. */
export function someUser(): Promise<User> {
  shared ??= newUser()
  return shared
}

const byKey = (path: string, method: string, body?: object) => {
  const key = target.secretKey ?? ''
  return auth(path, { method, token: key, headers: { apikey: key }, ...(body ? { body } : null) })
}

async function createByKey(email: string): Promise<void> {
  const user_metadata = { first_name: 'Ada', last_name: 'Contract', full_name: 'Ada Contract' }
  const { status, body } = await byKey('/admin/users', 'POST', {
    email,
    password: aPassword,
    email_confirm: true,
    user_metadata,
  })
  if (status !== 200) throw new Error(`The account was not made: ${status} ${JSON.stringify(body)}`)
}

/** The database takes the password away until its owner proves it, so it is set once more. */
async function createByMail(email: string): Promise<void> {
  await signUp(email)
  const { token } = tokensIn(await verify(await hashTo(email, 'signup'), 'signup'))
  await putUser(token, { password: aPassword })
  await putUser(token, { data: { full_name: 'Ada Contract' } })
  await logOut(token, 'local')
}

/** Suspends an account for a day. */
export async function suspend({ id }: Pick<User, 'id'>): Promise<void> {
  if (target.database !== null)
    await sql(`update auth.users set banned_until = now() + interval '1 day' where id = ${quoted(id)}`)
  else await byKey(`/admin/users/${id}`, 'PUT', { ban_duration: '24h' })
}

/** Deletes an account, as its owner's request would. */
export async function remove({ id }: Pick<User, 'id'>): Promise<void> {
  if (target.database !== null) await sql(`delete from auth.users where id = ${quoted(id)}`)
  else await byKey(`/admin/users/${id}`, 'DELETE')
}

/** Runs SQL on the database under test. */
export { quoted } from './sql'
export const sql = (statement: string) => runSql(target, statement)

/** Makes the mails to an address old, so that the next one need not wait. */
export const passMailInterval = (email: string) =>
  sql(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '10 minutes',
       recovery_sent_at = recovery_sent_at - interval '10 minutes',
       email_change_sent_at = email_change_sent_at - interval '10 minutes' where email = ${quoted(email)}`,
  )

/** Makes a session begin, and be used for the last time, that many hours earlier. */
export const ageSession = (token: string, hours: number) =>
  sql(
    `update auth.sessions set created_at = created_at - interval '${hours} hours',
       updated_at = updated_at - interval '${hours} hours', refreshed_at = refreshed_at - interval '${hours} hours'
     where id = ${quoted(String(claimsOf(token).session_id))}`,
  )

/** Claims of an access token. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
