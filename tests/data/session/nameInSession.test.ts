import { describe, expect, it } from 'vitest'
import { nameInSession } from '@/data/session/nameInSession'
import { sessionOf } from '../../../models/sessions'

const named = (user_metadata: object) => {
  const session = sessionOf('ada')
  return nameInSession({ ...session, user: { ...session.user, user_metadata: { ...user_metadata } } })
}

describe('nameInSession', () => {
  it.each([
    [{ full_name: ' Ada Lovelace ' }, 'Ada Lovelace'],
    [{ name: 'Ada L.' }, 'Ada L.'],
    [{ full_name: '  ', name: 'Ada L.' }, 'Ada L.'],
    [{ full_name: 7 }, 'ada@example.com'],
    [{}, 'ada@example.com'],
    // That of a sign-up, which a stranger may have chosen.
    [{ first_name: 'Mallory', last_name: 'M.' }, 'ada@example.com'],
  ])('takes from %o the name %s', (metadata, name) => {
    expect(named(metadata)).toBe(name)
  })

  it('shows no name of an account with a second factor, which a password alone may write', () => {
    const session = sessionOf('ada')
    const factor = { id: 'phone', factor_type: 'totp', created_at: '', updated_at: '' } as const
    const shown = (status: 'verified' | 'unverified') =>
      nameInSession({
        ...session,
        user: { ...session.user, user_metadata: { full_name: 'Thief' }, factors: [{ ...factor, status }] },
      })
    expect([shown('verified'), shown('unverified')]).toEqual(['ada@example.com', 'Thief'])
  })

  it('is the address without metadata, and empty without either', () => {
    const session = sessionOf('ada')
    const { user_metadata: _, ...user } = session.user
    expect(nameInSession({ ...session, user: { ...user, user_metadata: null as never } })).toBe(
      'ada@example.com',
    )
    expect(nameInSession({ ...session, user: { ...session.user, email: '' } })).toBe('')
  })
})
