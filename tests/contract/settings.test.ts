import { describe, expect, it } from 'vitest'
import { signInWithProvider } from '@/data/provider/auth'
import { needing, target } from './support/target'
import { someUser } from './support/users'
import { auth, expectRefusal, redirectOf } from './support/wire'

const authorize = (provider: string) =>
  auth(`/authorize?provider=${provider}&redirect_to=${encodeURIComponent(`${target.site}/dashboard`)}`)

describe('settings', () => {
  it('say what is switched on', async () => {
    const { status, body } = await auth('/settings')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        disable_signup: expect.any(Boolean),
        mailer_autoconfirm: false,
        external: expect.objectContaining({
          email: true,
          anonymous_users: false,
          google: expect.any(Boolean),
          apple: expect.any(Boolean),
          twitter: expect.any(Boolean),
        }),
      }),
    ])
  })

  it('are answered to the site’s own origin, and any other', async () => {
    const { headers } = await auth('/settings', { headers: { origin: target.site } })
    expect(['*', target.site]).toContain(headers.get('access-control-allow-origin'))
  })
})

describe('social sign-in', () => {
  it.each(['google'])('by %s, which is off, is refused', needing('googleOff'), async (provider) => {
    const words = 'Unsupported provider: provider is not enabled'
    expectRefusal(await authorize(provider), 400, 'validation_failed', words)
  })

  it('by a provider that nobody knows is refused', async () => {
    const words = 'Unsupported provider: Provider nonsense could not be found'
    expectRefusal(await authorize('nonsense'), 400, 'validation_failed', words)
  })

  it.each([
    ['without a state', '', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['with a bad state', '?state=x&code=y', 'bad_oauth_state', 'OAuth state parameter is invalid'],
  ])('that comes back %s leads to the site with the error', async (_, query, code, words) => {
    const answer = await auth(`/callback${query}`)
    expect([answer.status, redirectOf(answer)]).toEqual([
      303,
      {
        page: target.site,
        parameters: { error: 'invalid_request', error_code: code, error_description: words },
      },
    ])
  })

  it('on the site by one that is off fails before it leaves', needing('googleOff'), async () => {
    await expect(signInWithProvider('google')).rejects.toMatchObject({ kind: 'providerDisabled' })
  })

  it.each(['apple', 'twitter'] as const)(
    'on the site by %s is a known kind of refusal where it is off',
    async (provider) => {
      const { body } = await auth('/settings')
      if (body.external[provider]) return
      await expect(signInWithProvider(provider)).rejects.toMatchObject({ kind: 'providerDisabled' })
    },
  )
})

describe('what is switched off', () => {
  it('linking of identities', needing('account'), async () => {
    const { token } = await someUser()
    const answer = await auth('/user/identities/authorize?provider=google', { token })
    expectRefusal(answer, 404, 'manual_linking_disabled', 'Manual linking is disabled')
  })

  it('single sign-on', async () => {
    const answer = await auth('/sso', { body: { domain: 'probe.example' } })
    expectRefusal(answer, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })

  it('sign-in by phone', async () => {
    const answer = await auth('/token?grant_type=password', { body: { phone: '+15550100', password: 'x' } })
    expectRefusal(answer, 422, 'phone_provider_disabled', 'Phone logins are disabled')
  })

  it('codes by phone', async () => {
    const answer = await auth('/otp', { body: { phone: '+15550100' } })
    expectRefusal(answer, 400, 'phone_provider_disabled', 'Unsupported phone provider')
  })
})
