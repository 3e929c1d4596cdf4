import { timeCode } from '@king-exchange/embedded-supabase'
import { newUser, tokensIn } from './users'
import { auth } from './wire'

export { timeCode }

type Factor = { id: string; secret: string }

export const enrol = (token: string, friendly_name = 'phone') =>
  auth('/factors', { token, body: { factor_type: 'totp', friendly_name } })

export async function newFactor(token: string): Promise<Factor> {
  const { body } = await enrol(token)
  return { id: body.id, secret: body.totp.secret }
}

export const challenge = async (token: string, factorId: string): Promise<string> =>
  (await auth(`/factors/${factorId}/challenge`, { method: 'POST', token })).body.id

export const answer = (token: string, factorId: string, challenge_id: string, code: string) =>
  auth(`/factors/${factorId}/verify`, { token, body: { challenge_id, code } })

/** Gives the right code; the session is then one of the second level. */
export const giveCode = async (token: string, { id, secret }: Factor) =>
  answer(token, id, await challenge(token, id), timeCode(secret, Date.now()))

/** A user with a factor, in a session for which its code was given. */
export async function newUserWithFactor() {
  const user = await newUser()
  const factor = await newFactor(user.token)
  return { user, factor, ...tokensIn(await giveCode(user.token, factor)) }
}

/** A code that is not the right one now, nor one step before or after. */
export function wrongCode(secret: string): string {
  const good = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => timeCode(secret, Date.now() + shift))
  const codes = ['000000', '111111', '222222', '333333', '444444', '555555']
  return codes.find((code) => !good.includes(code)) ?? ''
}
