import type { PgliteConnection } from '@supabase/lite/pglite'
import { noteMethod } from './accessTokens.ts'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import { type Caller, identifyCaller, type Send } from './callers.ts'
import type { Notify } from './mailer.ts'
import { createTimeSecret, fitsTimeCode } from './timeCodes.ts'

type Factor = { id: string; status: 'unverified' | 'verified'; friendly_name: string | null; secret: string }

/** Parts of the backend that a second factor needs. */
export type SecondFactorOptions = {
  database: Pick<PgliteConnection, 'driver'>
  send: Send
  siteUrl: () => string
  notify: Notify
}

/** Factors that an account may have. */
const mostFactors = 10
/** Seconds in which a challenge has to be met. */
const challengeSeconds = 300

/**
 * A second factor by codes of an authenticator app: enrol, challenge, verify and remove, with the answers of the auth
 * server, over tables like its own. The backend has none.
 */
export function createSecondFactor({ database, send, siteUrl, notify }: SecondFactorOptions) {
  const { driver } = database

  async function enrol({ body }: AuthRequest, { userId, email, aal }: Caller): Promise<Response> {
    if (textIn(body, 'factor_type') !== 'totp') {
      return refuse(400, 'validation_failed', 'factor_type needs to be totp')
    }
    const { rows: others } = await driver.query<Factor>('select * from auth.mfa_factors where user_id = $1', [
      userId,
    ])
    const name = textIn(body, 'friendly_name') ?? ''
    if (others.some(({ friendly_name }) => friendly_name === name)) {
      const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
      return refuse(422, 'mfa_factor_name_conflict', message)
    }
    if (others.length >= mostFactors) {
      const message = 'Maximum number of verified factors reached, unenroll to continue'
      return refuse(422, 'too_many_enrolled_mfa_factors', message)
    }
    if (others.some(({ status }) => status === 'verified') && aal !== 'aal2') {
      return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }

    const secret = createTimeSecret()
    const { rows } = await driver.query<Factor>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, 'totp', 'unverified', $3) returning id`,
      [userId, name, secret],
    )
    const issuer = textIn(body, 'issuer') || new URL(siteUrl()).host
    const uri = appAddress(issuer, email, secret)
    return Response.json({ id: rows[0]?.id, type: 'totp', friendly_name: name, totp: { secret, uri } })
  }

  async function challenge(factor: Factor): Promise<Response> {
    const { rows } = await driver.query<{ id: string; expires_at: number }>(
      `insert into auth.mfa_challenges (factor_id) values ($1)
       returning id, floor(extract(epoch from created_at))::int + $2::int as expires_at`,
      [factor.id, challengeSeconds],
    )
    return Response.json({ ...rows[0], type: 'totp' })
  }

  async function verify(
    { body }: AuthRequest,
    request: Request,
    caller: Caller,
    factor: Factor,
  ): Promise<Response> {
    const challengeId = textIn(body, 'challenge_id') ?? ''
    const { rows } = await driver.query(
      `select from auth.mfa_challenges where id::text = $1 and factor_id = $2 and verified_at is null
       and created_at > now() - make_interval(secs => $3)`,
      [challengeId, factor.id, challengeSeconds],
    )
    if (rows.length === 0) {
      const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
      return refuse(422, 'mfa_challenge_expired', message)
    }
    if (!fitsTimeCode(factor.secret, textIn(body, 'code') ?? '', Date.now())) {
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }

    const { userId, sessionId, email } = caller
    await driver.query('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
      challengeId,
    ])
    await driver.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
      factor.id,
    ])
    await noteMethod(database, sessionId, 'totp')
    await driver.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
      sessionId,
      factor.id,
    ])
    await driver.query("delete from auth.sessions where user_id = $1 and aal < 'aal2'", [userId])
    await driver.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId])
    if (factor.status === 'unverified') await notify('mfa_factor_enrolled', email, { FactorType: 'totp' })
    return renew(request, sessionId)
  }

  /** The session as the backend renews it; its access token now says `aal2`. */
  async function renew(request: Request, sessionId: string): Promise<Response> {
    const { rows } = await driver.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    )
    return send(
      new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
        method: 'POST',
        headers: { apikey: request.headers.get('apikey') ?? '' },
        body: JSON.stringify({ refresh_token: rows[0]?.token }),
      }),
    )
  }

  async function remove({ aal, email }: Caller, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && aal !== 'aal2') {
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await driver.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
      [factor.id],
    )
    await driver.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
      factor.id,
    ])
    await driver.query('delete from auth.mfa_factors where id = $1', [factor.id])
    await notify('mfa_factor_unenrolled', email, { FactorType: 'totp' })
    return Response.json({ id: factor.id })
  }

  /** The answer to a request below `/auth/v1/factors`; undefined for every other. */
  return async function answerFactors(asked: AuthRequest, request: Request): Promise<Response | undefined> {
    const [, path, id, action] = /^(\/auth\/v1\/factors)(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(asked.path) ?? []
    if (!path) return undefined
    const caller = await identifyCaller(database, send, request)
    if (caller instanceof Response) return caller
    const { method } = asked
    if (id === undefined) return method === 'POST' ? enrol(asked, caller) : undefined

    const { rows } = await driver.query<Factor>(
      'select * from auth.mfa_factors where id::text = $1 and user_id = $2',
      [id, caller.userId],
    )
    const [factor] = rows
    if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found')
    if (method === 'DELETE' && action === undefined) return remove(caller, factor)
    if (method === 'POST' && action === 'challenge') return challenge(factor)
    return method === 'POST' && action === 'verify' ? verify(asked, request, caller, factor) : undefined
  }
}

/** The address that an authenticator app takes. */
function appAddress(issuer: string, email: string, secret: string): string {
  const [host, account] = [issuer, email].map((text) =>
    encodeURIComponent(text).replace(/%(3A|40|2B)/g, (code) => decodeURIComponent(code)),
  )
  return `otpauth://totp/${host}:${account}?algorithm=SHA1&digits=6&issuer=${host}&period=30&secret=${secret}`
}
