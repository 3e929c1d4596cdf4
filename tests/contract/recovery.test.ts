import { describe, expect, it } from 'vitest'
import { hashTo, linksTo, mailsTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  aPassword,
  getUser,
  newAddress,
  newUnconfirmed,
  newUser,
  onAnotherDevice,
  otherPassword,
  passMailInterval,
  putUser,
  refresh,
  signIn,
  someUser,
  verify,
} from './support/users'
import { auth, expectRefusal, outcomeOf } from './support/wire'

const recover = (email: unknown) => auth('/recover', { body: { email } })
const invalidLink = [403, 'otp_expired', 'Email link is invalid or has expired'] as const
const invalid = [400, 'invalid_credentials', 'Invalid login credentials'] as const
const done = { status: 200, body: {} }
const said = ({ status, body }: { status: number; body: unknown }) => ({ status, body })

describe('recovery', () => {
  it('sends a mail whose link leads to the site, and signs in once', needing('account', 'mail'), async () => {
    const { id, email } = await newUser()
    expect(said(await recover(email))).toEqual(done)
    const [link] = await linksTo(email, 'recovery')
    expect(link?.page).toBe(`${target.site}/auth/confirm`)
    const { status, body } = await verify(link?.hash ?? '', 'recovery')
    expect([status, body.user.id]).toEqual([200, id])
    expectRefusal(await verify(link?.hash ?? '', 'recovery'), ...invalidLink)
  })

  it('of an unknown address is answered alike, and sends nothing', needing('mail'), async () => {
    const email = newAddress()
    expect(said(await recover(email))).toEqual(done)
    expect(await mailsTo(email)).toEqual([])
  })

  it('of an unconfirmed address ends the password of the sign-up by its link', needing('mail'), async () => {
    const { id, email } = await newUnconfirmed()
    expect(said(await recover(email))).toEqual(done)
    expect((await verify(await hashTo(email, 'recovery'), 'recovery')).body.user.id).toBe(id)
    expectRefusal(await signIn(email), ...invalid)
  })

  it('by a second mail makes the first link useless', needing('account', 'mail', 'database'), async () => {
    const { email } = await newUser()
    await recover(email)
    const first = await hashTo(email, 'recovery')
    await passMailInterval(email)
    await recover(email)
    await linksTo(email, 'recovery', 2)
    expectRefusal(await verify(first, 'recovery'), ...invalidLink)
  })
})

describe('new password', () => {
  it('replaces the old one, leaves its session and ends the others at once', needing('account'), async () => {
    const user = await newUser()
    const other = await onAnotherDevice(user)
    expect((await putUser(user.token, { data: { first_name: 'Augusta' } })).status).toBe(200)
    expect((await getUser(other.token)).status, 'a new name ends nothing').toBe(200)
    expect((await putUser(user.token, { password: otherPassword })).status).toBe(200)
    expect([outcomeOf(await getUser(other.token)), outcomeOf(await refresh(other.refreshToken))]).toEqual([
      '403 session_not_found',
      '400 refresh_token_not_found',
    ])
    expect([(await getUser(user.token)).status, (await refresh(user.refreshToken)).status]).toEqual([
      200, 200,
    ])
    expectRefusal(await signIn(user.email), ...invalid)
    expect((await signIn(user.email, otherPassword)).status).toBe(200)
  })

  it.each([
    ['7 characters are weak', '7-chara', '422 weak_password'],
    ['73 bytes are too long', 'p'.repeat(73), '400 validation_failed'],
    ['the one of before is none', aPassword, '422 same_password'],
  ])('is refused: %s', needing('account'), async (_, password, outcome) => {
    const { token } = await someUser()
    expect(outcomeOf(await putUser(token, { password }))).toBe(outcome)
  })
})

describe('resend', () => {
  const resend = (body: object) => auth('/resend', { body })

  it('to an unconfirmed address sends another mail', needing('mail', 'database'), async () => {
    const { email } = await newUnconfirmed()
    await passMailInterval(email)
    expect(said(await resend({ type: 'signup', email }))).toEqual(done)
    expect(await linksTo(email, 'signup', 2)).toHaveLength(2)
  })

  it('to an unknown address and a confirmed one is answered alike', needing('account', 'mail'), async () => {
    const email = newAddress()
    expect(said(await resend({ type: 'signup', email }))).toEqual(done)
    expect(await mailsTo(email)).toEqual([])
    expect(said(await resend({ type: 'signup', email: (await someUser()).email }))).toEqual(done)
  })
})
