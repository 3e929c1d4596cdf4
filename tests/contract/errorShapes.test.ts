import { describe, expect, it } from 'vitest'
import { newAddress, signIn, signUp } from './support/users'
import { apiVersion, auth } from './support/wire'

const credentials = { email: newAddress(), password: 'correct-Horse-7' }
const weak = { email: newAddress(), password: 'short-7' }
const withoutVersion = { 'x-supabase-api-version': '' }

describe('error shapes', () => {
  it('have the code as text where the version is sent', async () => {
    const { status, body, headers } = await signIn(credentials.email)
    expect([status, body]).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ])
    expect([headers.get('x-sb-error-code'), headers.get('x-supabase-api-version')]).toEqual([
      'invalid_credentials',
      apiVersion,
    ])
  })

  it('have the status as code where no version is sent', async () => {
    const { status, body, headers } = await auth('/token?grant_type=password', {
      body: credentials,
      headers: withoutVersion,
    })
    expect([status, body]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ])
    expect([headers.get('x-sb-error-code'), headers.get('x-supabase-api-version')]).toEqual([
      'invalid_credentials',
      null,
    ])
  })

  it('of a weak password have the reasons, with the version', async () => {
    const { body, headers } = await signUp(weak.email, weak.password)
    expect(body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect([headers.get('x-sb-error-code'), headers.get('x-supabase-api-version')]).toEqual([
      null,
      apiVersion,
    ])
  })

  it('of a weak password have the reasons, without the version', async () => {
    const { body, headers } = await auth('/signup', { body: weak, headers: withoutVersion })
    expect(body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(headers.get('x-sb-error-code')).toBe('weak_password')
  })

  it('of a success have no version', async () => {
    const { status, headers } = await auth('/settings')
    expect([status, headers.get('x-supabase-api-version')]).toEqual([200, null])
  })
})
