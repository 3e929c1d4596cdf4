import { expect, it } from 'vitest'
import { refuseRobot, testTokens } from '../src/captcha.ts'

const answerTo = (captcha_token: string, enabled = true) =>
  refuseRobot(
    { enabled },
    {
      method: 'POST',
      path: '/auth/v1/recover',
      query: new URLSearchParams(),
      body: JSON.stringify({ gotrue_meta_security: { captcha_token } }),
    },
  )

it('a captcha takes the tokens of the test keys, and no other', async () => {
  for (const token of Object.values(testTokens)) expect(answerTo(token)).toBeUndefined()
  expect(await answerTo('robot')?.json()).toMatchObject({ error_code: 'captcha_failed' })
})

it('a captcha that is off asks for nothing', () => {
  expect(answerTo('', false)).toBeUndefined()
})
