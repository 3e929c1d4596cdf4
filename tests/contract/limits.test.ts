import { describe, expect, it } from 'vitest'
import { resendConfirmation } from '@/data/session/auth'
import { needing } from './support/target'
import { newAddress, newUnconfirmed, newUser, passMailInterval, putUser, signUp } from './support/users'
import { type Answer, auth } from './support/wire'

const resend = (email: string) => auth('/resend', { body: { type: 'signup', email } })
const recover = (email: string) => auth('/recover', { body: { email } })

function expectLimited({ status, body, headers }: Answer): void {
  expect([status, body.error_code ?? body.code]).toEqual([429, 'over_email_send_rate_limit'])
  expect(body.msg ?? body.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  )
  expect(headers.has('retry-after')).toBe(false)
}

describe('limits', () => {
  it('a second confirmation mail comes too soon', needing('mail', 'interval'), async () => {
    const { email } = await newUnconfirmed()
    expectLimited(await resend(email))
  })

  it('a second sign-up comes too soon', needing('mail', 'interval'), async () => {
    const { email } = await newUnconfirmed()
    expectLimited(await signUp(email))
  })

  it('a second reset mail comes too soon', needing('account', 'mail', 'interval'), async () => {
    const { email } = await newUser()
    await recover(email)
    expectLimited(await recover(email))
  })

  it('a second change of address comes too soon', needing('account', 'mail', 'interval'), async () => {
    const { token } = await newUser()
    await putUser(token, { email: newAddress() })
    expectLimited(await putUser(token, { email: newAddress() }))
  })

  it('a second code comes too soon', needing('account', 'mail', 'interval'), async () => {
    const { token } = await newUser()
    await auth('/reauthenticate', { token })
    expectLimited(await auth('/reauthenticate', { token }))
  })

  it('a reset mail is counted apart from the confirmation', needing('mail', 'interval'), async () => {
    const { email } = await newUnconfirmed()
    expect((await recover(email)).status).toBe(200)
  })

  it('an unknown address never comes too soon', needing('mail', 'interval'), async () => {
    const email = newAddress()
    const answers = [await recover(email), await recover(email), await resend(email), await resend(email)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('another mail comes after the interval', needing('mail', 'interval', 'database'), async () => {
    const { email } = await newUnconfirmed()
    await passMailInterval(email)
    expect((await resend(email)).status).toBe(200)
  })

  it('on the site a mail too soon tells the seconds', needing('mail', 'interval'), async () => {
    const { email } = await newUnconfirmed()
    await expect(resendConfirmation(email)).rejects.toMatchObject({
      kind: 'mailLimited',
      retryAfter: expect.any(Number),
    })
  })
})
