import { describe, expect, it } from 'vitest'
import { parseArrival } from '@/data/session/arrival'

const site = 'https://king.example'

describe('parseArrival', () => {
  it.each([
    ['/', { code: null, problem: null, href: '/' }],
    ['/market?q=btc#top', { code: null, problem: null, href: '/market?q=btc#top' }],
    ['/register?ref=K1NG', { code: null, problem: null, href: '/register?ref=K1NG' }],
    [
      '/auth/confirm?token_hash=abc&type=recovery',
      { code: null, problem: null, href: '/auth/confirm?token_hash=abc&type=recovery' },
    ],
    ['/dashboard?code=abc#pricing', { code: 'abc', problem: null, href: '/dashboard#pricing' }],
    ['/dashboard?code=abc&tab=2', { code: 'abc', problem: null, href: '/dashboard?tab=2' }],
    [
      '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      { code: null, problem: 'expired', href: '/auth/confirm' },
    ],
    [
      '/?error=access_denied&error_code=otp_expired&sb=#error=access_denied&error_code=otp_expired',
      { code: null, problem: 'expired', href: '/auth/confirm' },
    ],
    [
      '/?error=invalid_request&error_code=bad_oauth_state&error_description=x',
      { code: null, problem: 'stale', href: '/login' },
    ],
    [
      '/dashboard?error=access_denied&error_code=provider_email_needs_verification#error=access_denied&sb=',
      { code: null, problem: 'unverified', href: '/login' },
    ],
    [
      '/dashboard?error=access_denied&error_code=user_banned',
      { code: null, problem: 'suspended', href: '/login' },
    ],
    [
      '/dashboard?error=access_denied&error_code=signup_disabled',
      { code: null, problem: 'closed', href: '/login' },
    ],
    [
      '/dashboard?error=access_denied&error_description=The+user+denied',
      { code: null, problem: 'cancelled', href: '/login' },
    ],
    [
      '/dashboard?error=server_error&error_code=unexpected_failure',
      { code: null, problem: 'refused', href: '/login' },
    ],
    [
      '/#access_token=a&refresh_token=b&token_type=bearer&type=magiclink',
      { code: null, problem: 'unsupported', href: '/auth/confirm' },
    ],
    [
      '/about#access_token=a&refresh_token=b&type=signup',
      { code: null, problem: 'unsupported', href: '/auth/confirm' },
    ],
    ['/dashboard#access_token=a&type=signup', { code: null, problem: 'unsupported', href: '/auth/confirm' }],
    [
      '/dashboard#access_token=a&refresh_token=b&type=signup&error_code=otp_expired',
      { code: null, problem: 'expired', href: '/auth/confirm' },
    ],
    [
      '/?code=abc&error=access_denied&error_description=x',
      { code: null, problem: 'cancelled', href: '/login' },
    ],
    [
      '/auth/confirm#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
      { code: null, problem: null, href: '/auth/confirm?type=email_change&accepted=first' },
    ],
    [
      '/?message=Confirmation+link+accepted.+Please+proceed#message=Confirmation+link+accepted.+Please+proceed',
      { code: null, problem: null, href: '/auth/confirm?type=email_change&accepted=first' },
    ],
    ['/login?message=Hello', { code: null, problem: null, href: '/login?message=Hello' }],
    [
      '/market#message=Confirmation+link+accepted.',
      { code: null, problem: null, href: '/market#message=Confirmation+link+accepted.' },
    ],
    ['/register?code=SUMMER', { code: null, problem: null, href: '/register?code=SUMMER' }],
    [
      '/market?error=1&error_code=2&q=btc',
      { code: null, problem: null, href: '/market?error=1&error_code=2&q=btc' },
    ],
    ['/?code=SUMMER', { code: null, problem: null, href: '/?code=SUMMER' }],
    ['/?error=404', { code: null, problem: null, href: '/?error=404' }],
    [
      '/market?code=SUMMER#error=access_denied&error_code=otp_expired',
      {
        code: null,
        problem: null,
        href: '/market?code=SUMMER#error=access_denied&error_code=otp_expired',
      },
    ],
  ])('reads %s', (path, expected) => {
    const { href, ...arrival } = parseArrival(site + path)
    expect({ ...arrival, href: href.replace(site, '') }).toEqual({ tokens: null, ...expected })
  })

  it.each([
    ['signup', '/dashboard'],
    ['invite', '/'],
    ['recovery', '/reset-password/'],
  ])('takes the tokens of a mail of type %s out of the address', (type, path) => {
    const hash = `#access_token=a&expires_at=1&expires_in=3600&refresh_token=b&sb=&token_type=bearer&type=${type}`
    expect(parseArrival(`${site}${path}?code=c${hash}`)).toEqual({
      code: null,
      tokens: { type, accessToken: 'a', refreshToken: 'b' },
      problem: null,
      href: `${site}/auth/confirm`,
    })
  })

  it('leaves no token in the address', () => {
    const { href } = parseArrival(
      `${site}/about#access_token=secret&refresh_token=secret&expires_in=1&foo=bar`,
    )
    expect(href).toBe(`${site}/auth/confirm#foo=bar`)
  })
})
