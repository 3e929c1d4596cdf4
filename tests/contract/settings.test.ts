import { describe, expect, it } from 'vitest'
import { signInWithProvider } from '@/data/session/auth'
import { needing, target } from './support/target'
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
})

describe('social sign-in', () => {
  it.each(['google'])('by %s, which is off, is refused', needing('googleOff'), async (provider) => {
    const words = 'Unsupported provider: provider is not enabled'
    expectRefusal(await authorize(provider), 400, 'validation_failed', words)
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
