import { describe, expect, it } from 'vitest'
import { needing, target } from './support/target'
import { auth, expectRefusal, redirectOf } from './support/wire'

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
  it('by Google, which is off, is refused', needing('googleOff'), async () => {
    const words = 'Unsupported provider: provider is not enabled'
    const redirect = encodeURIComponent(`${target.site}/dashboard`)
    const answer = await auth(`/authorize?provider=google&redirect_to=${redirect}`)
    expectRefusal(answer, 400, 'validation_failed', words)
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
})
