import { randomUUID } from 'node:crypto'
import { compare } from 'bcryptjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { secondsIn } from '../src/config.ts'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

vi.mock('bcryptjs', { spy: true })

let backend: TestBackend
let email: string

beforeAll(async () => {
  backend = await startTestBackend({ mailInterval: 60 })
})
beforeEach(() => {
  email = `eager-${randomUUID()}@example.test`
})
afterAll(() => backend.close())

const auth = () => backend.client().auth
const requests = {
  'signing up': () => auth().signUp({ email, password: TEST_PASSWORD }),
  'asking for the confirmation mail': () => auth().resend({ type: 'signup', email }),
  'asking to reset the password': () => auth().resetPasswordForEmail(email),
}
const answerTo = async (request: keyof typeof requests) => {
  const { error } = await requests[request]()
  return error ? `${error.status} ${error.code}: ${error.message}` : 'ok'
}
const sent = () => backend.mails.list(email).length
const pass = (seconds: number) =>
  backend.query(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - make_interval(secs => $1),
       recovery_sent_at = recovery_sent_at - make_interval(secs => $1) where email = $2`,
    [seconds, email],
  )
const tooSoon =
  /^429 over_email_send_rate_limit: For security purposes, you can only request this after \d{1,2} seconds\.$/

describe('two mails to one address', () => {
  it.each(['signing up', 'asking for the confirmation mail'] as const)(
    'are a minute apart when %s again',
    async (again) => {
      await requests['signing up']()
      expect(await answerTo(again)).toMatch(tooSoon)
      await pass(50)
      expect(await answerTo(again)).toMatch(tooSoon)
      expect(sent()).toBe(1)
      await pass(11)
      expect(await answerTo(again)).toBe('ok')
      expect(sent()).toBe(2)
      expect(await answerTo(again)).toMatch(tooSoon)
    },
  )

  it('are a minute apart when asking to reset the password again, and the first link stays valid', async () => {
    const recover = 'asking to reset the password'
    await backend.newUser(email)
    expect(await answerTo(recover)).toBe('ok')
    const link = backend.tokenHash(email)
    const before = sent()
    expect(await answerTo(recover)).toMatch(tooSoon)
    expect([sent(), backend.tokenHash(email)]).toEqual([before, link])
    await pass(61)
    expect(await answerTo(recover)).toBe('ok')
    expect(sent()).toBe(before + 1)
  })

  it('name the seconds that are left', async () => {
    await requests['signing up']()
    await pass(30)
    const seconds = Number(/after (\d+) seconds/.exec(await answerTo('signing up'))?.[1])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)
  })

  it('are no matter for an address that has no account or needs no mail', async () => {
    for (const _ of ['once', 'twice']) {
      expect(await answerTo('asking to reset the password')).toBe('ok')
      expect(await answerTo('asking for the confirmation mail')).toBe('ok')
    }
    await backend.newUser(email)
    for (const _ of ['once', 'twice']) {
      expect(await answerTo('signing up')).toBe('ok')
      expect(await answerTo('asking for the confirmation mail')).toBe('ok')
    }
  })

  it('are mentioned only to those who send the key', async () => {
    await backend.newUser(email)
    await requests['asking to reset the password']()
    const answer = await backend.transport(`${backend.url}/auth/v1/recover`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['60s', 60],
    ['1m', 60],
    ['1h30m5s', 5405],
    ['', 0],
  ])('are %s apart, which is %i seconds', (duration, seconds) => {
    expect(secondsIn(duration)).toBe(seconds)
  })
})

describe('a wrong password', () => {
  it.each(['nobody', 'unconfirmed', 'confirmed by a link', 'with a password'])(
    'gets the same answer after one comparison, for an address that is %s',
    async (whose) => {
      if (whose === 'with a password') await backend.newUser(email)
      else if (whose !== 'nobody') await requests['signing up']()
      if (whose === 'confirmed by a link') {
        await auth().verifyOtp({ type: 'signup', token_hash: backend.tokenHash(email) })
      }
      vi.mocked(compare).mockClear()
      const { error } = await auth().signInWithPassword({ email, password: 'wrong-horse-8' })
      expect([error?.status, error?.code, error?.message]).toEqual([
        400,
        'invalid_credentials',
        'Invalid login credentials',
      ])
      expect(compare).toHaveBeenCalledTimes(1)
    },
  )
})
