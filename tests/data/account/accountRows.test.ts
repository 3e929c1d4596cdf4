import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nameOf,
  referralLink,
  toCount,
  toMovements,
  toProfile,
  toProfileSummary,
  toWallets,
} from '@/data/account/accountRows'
import { kycBadgeTexts, kycCardTexts } from '@/data/content/kyc'

describe('a profile', () => {
  const profile = { id: 'a', full_name: 'Ada', kyc_status: 'pending', referral_code: 'CROWN7K2QX' }
  const registerUrl = 'https://kingexchange.example/register'

  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada  ', 'Ada'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['   ', null],
    ['', null],
    [null, null],
  ])('that is called %j is named %j', (full_name, name) => {
    expect(nameOf({ full_name })).toBe(name)
  })

  it('that is missing has no name', () => {
    expect([nameOf(null), nameOf(undefined)]).toEqual([null, null])
  })

  it.each([
    ['CROWN7K2QX', `${registerUrl}?ref=CROWN7K2QX`],
    ['a&b=c#d e', `${registerUrl}?ref=a%26b%3Dc%23d%20e`],
    ['', null],
    ['  ', null],
    [null, null],
  ])('with the code %j invites by %j', (referral_code, link) => {
    expect(referralLink({ ...profile, referral_code }, registerUrl)).toBe(link)
  })
})

describe('an answer of the data API', () => {
  const row = { id: 'w1', user_id: 'ada', token_symbol: 'KCC', balance: '1.500000000000000000' }

  const moved = {
    id: 'm1',
    token_symbol: 'KCC',
    amount: '-1.500000000000000000',
    balance_after: '0.000000000000000000',
    moved_at: '2026-01-15T09:30:00.123456+00:00',
    reason: 'sent',
  }

  it('is parsed if it has the expected shape', () => {
    const profile = { id: 'a', full_name: null, kyc_status: 'verified', referral_code: null }
    expect(toProfile(profile)).toEqual(profile)
    expect(toProfileSummary(profile)).toEqual({ full_name: null, kyc_status: 'verified' })
    expect(toWallets([row])).toEqual([row])
    expect(toWallets([])).toBeNull()
    expect(toMovements([moved, { ...moved, reason: null }])).toEqual([moved, { ...moved, reason: null }])
    expect(toMovements([])).toEqual([])
  })

  it.each([
    ['null', { full_name: 'Ada', kyc_status: null }],
    ['absent', { full_name: 'Ada' }],
  ])('with a KYC status that is %s is a profile, Not Verified or Pending by its place', (_, part) => {
    const profile = toProfile({ id: 'a', ...part, referral_code: null })
    const summary = toProfileSummary(part)
    expect([profile?.full_name, summary?.full_name]).toEqual(['Ada', 'Ada'])
    expect(profile && kycCardTexts(profile.kyc_status).label).toBe('Not Verified')
    expect(summary && kycBadgeTexts(summary.kyc_status).label).toBe('Pending')
  })

  it('of nothing but nulls is a profile too, and one without any of its columns is none', () => {
    const nothing = { full_name: null, kyc_status: null }
    expect(toProfileSummary(nothing)).toEqual(nothing)
    expect(toProfile({ id: 'a', ...nothing, referral_code: null })).toEqual({
      id: 'a',
      ...nothing,
      referral_code: null,
    })
    for (const stranger of [{}, { message: 'Not found' }, { id: 'a', full_name: 'Ada', kyc_status: 7 }]) {
      expect([toProfileSummary(stranger), toProfile(stranger)]).toEqual([null, null])
    }
  })

  it.each([
    [0, 0],
    [7, 7],
    [-1, null],
    [0.5, null],
    ['0', null],
    [null, null],
  ])('of a number of people, of whom there may be none: %j', (answer, count) => {
    expect(toCount(answer)).toBe(count)
  })

  it('has an empty balance if that is not text, so that no number is shown', () => {
    expect(toWallets([{ ...row, balance: 12345678901234 }])).toEqual([{ ...row, balance: '' }])
  })

  it('is null as a whole if one of its rows is invalid', () => {
    expect(toWallets([row, { ...row, token_symbol: null }])).toBeNull()
    for (const broken of [
      { amount: -1.5 },
      { amount: '' },
      { balance_after: 'NaN' },
      { moved_at: 'today' },
      { id: 7 },
    ])
      expect(toMovements([moved, { ...moved, ...broken }])).toBeNull()
  })

  it('of any JSON is either parsed or null, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const profile = toProfile(answer)
        const wallets = toWallets(answer)
        for (const { token_symbol, balance } of wallets ?? []) {
          expect([typeof token_symbol, typeof balance]).toEqual(['string', 'string'])
        }
        if (profile) expect([typeof profile.id, 'full_name' in profile]).toEqual(['string', true])
        if (!Array.isArray(answer)) expect([wallets, toMovements(answer)]).toEqual([null, null])
      }),
    )
  })
})
