import { expect, it } from 'vitest'
import { refuseRobot, testTokens } from '../src/captcha.ts'

// That a token is asked for at all, and where, the contract of the site asks.
it('a captcha takes the tokens of the test keys, and no other', async () => {
  const answerTo = (captcha_token: string) =>
    refuseRobot(
      { enabled: true },
      {
        method: 'POST',
        path: '/auth/v1/recover',
        query: new URLSearchParams(),
        body: JSON.stringify({ gotrue_meta_security: { captcha_token } }),
      },
    )
  for (const token of Object.values(testTokens)) expect(answerTo(token)).toBeUndefined()
  expect(await answerTo('robot')?.json()).toMatchObject({ error_code: 'captcha_failed' })
})
