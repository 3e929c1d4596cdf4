import { afterEach, describe, expect, it } from 'vitest'
import { readMovements, readProfile, readReferralCount, readWallets } from '@/data/account/reads'
import {
  getSession,
  resendConfirmation,
  sendPasswordReset,
  signInWithPassword,
  signInWithProvider,
  signUp,
  updatePassword,
  verifyCode,
  verifyLink,
} from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import type { ProviderErrorKind } from '@/data/session/errors'
import { loadProvider } from '@/data/session/loadProvider'
import { storedSession } from '@/data/session/storage'
import { me } from '../me'
import { newUserWithFactor, timeCode, wrongCode } from './support/factors'
import { hashTo } from './support/mailbox'
import { type Need, needing } from './support/target'
import {
  aPassword,
  claimsOf,
  getUser,
  logOut,
  newAddress,
  newUnconfirmed,
  newUser,
  onAnotherDevice,
  otherPassword,
  quoted,
  someUser,
  sql,
  suspend,
} from './support/users'
import { aUuid, auth, outcomeOf } from './support/wire'

const account = () => ({ firstName: 'Ada', lastName: 'Contract', email: newAddress(), password: aPassword })
const renew = async () => (await loadProvider()).renewSession

afterEach(async () => {
  await (await loadProvider()).signOut(null, 'local')
})

// What the site makes of each answer is asked in tests/data/session, with answers as the other files here have them.
describe('the site', () => {
  it(
    'signs up, confirms, reads the account, goes on with the session and ends it',
    needing('mail'),
    async () => {
      const { email, ...rest } = account()
      await signUp({ email, ...rest })
      const link = { tokenHash: await hashTo(email, 'signup'), type: 'signup' } as const
      await createConfirmation(link).prove(email, aPassword)
      const { id } = (await getSession())?.user ?? { id: '' }
      expect(await readProfile(id, await renew())).toMatchObject({ full_name: 'Ada Contract' })
      expect(await readWallets(id, await renew())).toHaveLength(5)
      expect(await readReferralCount(id, await renew())).toBe(0)
      const before = storedSession()
      await (await renew())(before)
      const session = await getSession()
      expect([session?.user.id, storedSession() === before]).toEqual([id, false])
      expect(await (await loadProvider()).signOut(null, 'local')).toEqual({ scope: 'local', outage: null })
      expect([await getSession(), outcomeOf(await getUser(session?.access_token ?? ''))]).toEqual([
        null,
        '403 session_not_found',
      ])
    },
  )

  it(
    'sets a new password by a mail, which ends the sessions elsewhere',
    needing('account', 'mail'),
    async () => {
      const user = await newUser()
      await sendPasswordReset(user.email)
      await verifyLink(await hashTo(user.email, 'recovery'), 'recovery')
      expect(await updatePassword(me(), otherPassword)).toMatchObject({ hasEndedOthers: true })
      expect(outcomeOf(await getUser(user.token))).toBe('403 session_not_found')
    },
  )

  it('gives an account to whoever has the mail, with a password of theirs', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const link = { tokenHash: await hashTo(email, 'signup'), type: 'signup' } as const
    const confirmation = createConfirmation(link)
    await expect(confirmation.prove(email, otherPassword)).rejects.toMatchObject({ kind: 'otherPassword' })
    await confirmation.choose(email, { firstName: 'Olivia', lastName: 'Owner', password: otherPassword })
    const { user } = await signInWithPassword(email, otherPassword)
    expect(user.user_metadata.full_name).toBe('Olivia Owner')
  })

  it('signs in to the second level, before which it sets no password', needing('account'), async () => {
    const { user, factor } = await newUserWithFactor()
    await signInWithPassword(user.email, aPassword)
    await expect(updatePassword(me(), otherPassword)).rejects.toMatchObject({ kind: 'codeNeeded' })
    const wrong = verifyCode(me(), [factor.id], wrongCode(factor.secret))
    await expect(wrong).rejects.toMatchObject({ kind: 'wrongCode' })
    await verifyCode(me(), [factor.id], timeCode(factor.secret, Date.now()))
    expect(claimsOf((await getSession())?.access_token ?? '').aal).toBe('aal2')
  })

  it('ends the sessions of other devices', needing('account'), async () => {
    const user = await newUser()
    await signInWithPassword(user.email, aPassword)
    await (await loadProvider()).signOut(null, 'global')
    expect(outcomeOf(await getUser(user.token))).toBe('403 session_not_found')
  })

  it('reads what has moved, newest first, to the last decimal', needing('account', 'database'), async () => {
    const { id, email } = await newUser()
    const amounts = ['99999999999999999999.000000000000000001', '-0.000000000000000001']
    for (const amount of amounts)
      await sql(
        `update public.wallets set balance = balance + ${amount} where token_symbol = 'KCC' and user_id = ${quoted(id)}`,
      )
    await signInWithPassword(email, aPassword)
    const moved = {
      id: aUuid,
      token_symbol: 'KCC',
      moved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      reason: null,
    }
    expect(await readMovements(id, await renew())).toEqual([
      { ...moved, amount: amounts[1], balance_after: '99999999999999999999.000000000000000000' },
      { ...moved, amount: amounts[0], balance_after: amounts[0] },
    ])
  })
})

/** Refusals of the backend: the case, the error kind that the site derives, the needs, and the call. */
const refusals: [string, ProviderErrorKind, Need[], () => Promise<unknown>][] = [
  [
    'a wrong password',
    'invalidCredentials',
    ['account'],
    async () => signInWithPassword((await someUser()).email, otherPassword),
  ],
  [
    'an unconfirmed address',
    'emailNotConfirmed',
    ['mail'],
    async () => signInWithPassword((await newUnconfirmed()).email, aPassword),
  ],
  [
    'a suspended account',
    'userBanned',
    ['account', 'admin'],
    async () => {
      const user = await newUser()
      await suspend(user)
      await signInWithPassword(user.email, aPassword)
    },
  ],
  ['a short password', 'weakPassword', ['open'], () => signUp({ ...account(), password: 'short-7' })],
  ['an unknown link', 'linkExpired', [], () => verifyLink('00'.repeat(28), 'signup')],
  [
    'a mail too soon',
    'mailLimited',
    ['mail', 'interval'],
    async () => resendConfirmation((await newUnconfirmed()).email),
  ],
  [
    'a session that has ended',
    'sessionMissing',
    ['account'],
    async () => {
      const user = await newUser()
      await signInWithPassword(user.email, aPassword)
      await logOut((await onAnotherDevice(user)).token, 'global')
      await readWallets(user.id, await renew())
    },
  ],
]

describe('the site is refused, and knows', () => {
  for (const [what, kind, needs, call] of refusals)
    it(what, needing(...needs), () => expect(call()).rejects.toMatchObject({ kind }))

  it.each(['google', 'apple', 'twitter'] as const)('%s, where that is off', async (provider) => {
    const { body } = await auth('/settings')
    if (body.external[provider]) return
    await expect(signInWithProvider(provider)).rejects.toMatchObject({ kind: 'providerDisabled' })
  })
})
