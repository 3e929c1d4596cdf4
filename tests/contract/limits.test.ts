import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { newAddress, newUnconfirmed, newUser, putUser, signUp } from './support/users'
import { type Answer, auth } from './support/wire'

const resend = (email: string) => auth('/resend', { body: { type: 'signup', email } })
const recover = (email: string) => auth('/recover', { body: { email } })

/** Asks twice for a mail, and returns the second answer. */
const twice: Record<string, () => Promise<Answer>> = {
  'confirmation mail': async () => resend((await newUnconfirmed()).email),
  'sign-up': async () => signUp((await newUnconfirmed()).email),
  'reset mail': async () => {
    const { email } = await newUser()
    await recover(email)
    return recover(email)
  },
  'change of address': async () => {
    const { token } = await newUser()
    await putUser(token, { email: newAddress() })
    return putUser(token, { email: newAddress() })
  },
  code: async () => {
    const { token } = await newUser()
    await auth('/reauthenticate', { token })
    return auth('/reauthenticate', { token })
  },
}

describe('limits', () => {
  it.each(Object.keys(twice))(
    'a second %s comes too soon',
    needing('account', 'mail', 'interval'),
    async (what) => {
      const answer = await twice[what]?.()
      expect([answer?.status, answer?.body.error_code ?? answer?.body.code]).toEqual([
        429,
        'over_email_send_rate_limit',
      ])
      expect(answer?.body.msg ?? answer?.body.message).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      )
      expect(answer?.headers.has('retry-after')).toBe(false)
    },
  )

  it('a reset mail is counted apart from the confirmation', needing('mail', 'interval'), async () => {
    const { email } = await newUnconfirmed()
    expect((await recover(email)).status).toBe(200)
  })

  it('an unknown address never comes too soon', needing('mail', 'interval'), async () => {
    const email = newAddress()
    const answers = [await recover(email), await recover(email), await resend(email), await resend(email)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
