import { afterEach, describe, expect, it } from 'vitest'
import { resendConfirmation, sendPasswordReset, updatePassword, verifyLink } from '@/data/session/auth'
import { loadProvider } from '@/data/session/loadProvider'
import { me } from '../me'
import { hashTo, linksTo, mailsTo } from './support/mailbox'
import { needing, target } from './support/target'
import {
  aPassword,
  getUser,
  newAddress,
  newUnconfirmed,
  newUser,
  otherPassword,
  passMailInterval,
  putUser,
  refresh,
  signIn,
  someUser,
  suspend,
  tokensIn,
  verify,
} from './support/users'
import { auth, expectRefusal, outcomeOf } from './support/wire'

const recover = (email: unknown) => auth('/recover', { body: { email } })
const invalidLink = [403, 'otp_expired', 'Email link is invalid or has expired'] as const
const done = { status: 200, body: {} }
const said = ({ status, body }: { status: number; body: unknown }) => ({ status, body })

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

describe('recovery', () => {
  it('of a known address sends a mail whose link leads to the site', needing('account', 'mail'), async () => {
    const { email } = await newUser()
    expect(said(await recover(email))).toEqual(done)
    expect((await linksTo(email, 'recovery'))[0]?.page).toBe(`${target.site}/auth/confirm`)
  })

  it('of an unknown address is answered alike, and sends nothing', needing('mail'), async () => {
    const email = newAddress()
    expect(said(await recover(email))).toEqual(done)
    expect(await mailsTo(email)).toEqual([])
  })

  it('of an unconfirmed address is answered alike', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    expect(said(await recover(email))).toEqual(done)
  })

  it('signs in by the link, and once only', needing('account', 'mail'), async () => {
    const { id, email } = await newUser()
    await recover(email)
    const hash = await hashTo(email, 'recovery')
    const { status, body } = await verify(hash, 'recovery')
    expect([status, body.user.id]).toEqual([200, id])
    expectRefusal(await verify(hash, 'recovery'), ...invalidLink)
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

  it(
    'of a suspended account sends the mail, and refuses its link',
    needing('account', 'mail', 'admin'),
    async () => {
      const user = await newUser()
      await suspend(user)
      expect(said(await recover(user.email))).toEqual(done)
      expectRefusal(
        await verify(await hashTo(user.email, 'recovery'), 'recovery'),
        403,
        'user_banned',
        'User is banned',
      )
    },
  )

  it('on the site leads to a new password', needing('account', 'mail'), async () => {
    const { email } = await newUser()
    await sendPasswordReset(email)
    await verifyLink(await hashTo(email, 'recovery'), 'recovery')
    expect(await updatePassword(me(), otherPassword)).toMatchObject({ hasEndedOthers: true })
    expect((await signIn(email, otherPassword)).status).toBe(200)
  })
})

describe('new password', () => {
  it('replaces the old one', needing('account'), async () => {
    const { email, token } = await newUser()
    expect((await putUser(token, { password: otherPassword })).status).toBe(200)
    expectRefusal(await signIn(email), 400, 'invalid_credentials', 'Invalid login credentials')
    expect((await signIn(email, otherPassword)).status).toBe(200)
  })

  it.each([
    ['7 characters are weak', '7-chara', '422 weak_password'],
    ['73 bytes are too long', 'p'.repeat(73), '400 validation_failed'],
    ['the one of before is none', aPassword, '422 same_password'],
  ])('is refused: %s', needing('account'), async (_, password, outcome) => {
    const { token } = await someUser()
    expect(outcomeOf(await putUser(token, { password }))).toBe(outcome)
  })

  it('ends the other sessions at once', needing('account'), async () => {
    const user = await newUser()
    const other = tokensIn(await signIn(user.email))
    await putUser(user.token, { password: otherPassword })
    expect([outcomeOf(await getUser(other.token)), outcomeOf(await refresh(other.refreshToken))]).toEqual([
      '403 session_not_found',
      '400 refresh_token_not_found',
    ])
  })

  it('leaves the session in which it was set', needing('account'), async () => {
    const { token, refreshToken } = await newUser()
    await putUser(token, { password: otherPassword })
    expect([(await getUser(token)).status, (await refresh(refreshToken)).status]).toEqual([200, 200])
  })

  it('on the site fails by its kinds', needing('account', 'mail'), async () => {
    const { email, password } = await newUser()
    await sendPasswordReset(email)
    await verifyLink(await hashTo(email, 'recovery'), 'recovery')
    await expect(updatePassword(me(), password)).rejects.toMatchObject({ kind: 'samePassword' })
    await expect(updatePassword(me(), 'short-7')).rejects.toMatchObject({
      kind: 'weakPassword',
      weaknesses: ['length'],
    })
    await expect(updatePassword(me(), 'p'.repeat(73))).rejects.toMatchObject({ kind: 'invalidInput' })
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

  it('to an unknown address is answered alike, and sends nothing', needing('mail'), async () => {
    const email = newAddress()
    expect(said(await resend({ type: 'signup', email }))).toEqual(done)
    expect(await mailsTo(email)).toEqual([])
  })

  it('to a confirmed address is answered alike', needing('account', 'mail'), async () => {
    const { email } = await newUser()
    expect(said(await resend({ type: 'signup', email }))).toEqual(done)
  })

  it('on the site succeeds for an address without an account', needing('mail'), async () => {
    await expect(resendConfirmation(newAddress())).resolves.toBeNull()
  })
})
