import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
const email = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  await backend.newUser(email)
})
afterAll(() => backend.close())

async function refresh(refresh_token?: string) {
  const { data, error } = await backend.client().auth.refreshSession({ refresh_token: refresh_token ?? '' })
  return error?.code ?? data.session?.refresh_token
}

/** Three refresh tokens of one session, each the child of the one before. */
async function family() {
  const { data } = await backend.client().auth.signInWithPassword({ email, password: TEST_PASSWORD })
  const first = data.session?.refresh_token
  const second = await refresh(first)
  return [first, second, await refresh(second)]
}

const isToken = expect.stringMatching(/^[0-9a-f-]{36}$/)
const age = (seconds: number) =>
  backend.query('update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1)', [
    seconds,
  ])

describe('a refresh token that was renewed already', () => {
  it('gives the newest one where it is its parent, however old', async () => {
    const [, second, third] = await family()
    expect(await refresh(second)).toBe(third)
    await age(60)
    expect(await refresh(second)).toBe(third)
  })

  it('gives another one within ten seconds, and the newest goes on', async () => {
    const [first, , third] = await family()
    const other = await refresh(first)
    expect(other).toEqual(isToken)
    expect(other).not.toBe(third)
    expect(await refresh(third)).toEqual(isToken)
    expect(await refresh(first)).toEqual(isToken)
  })

  it('ends the session’s renewals after ten seconds', async () => {
    const [first, , third] = await family()
    await age(11)
    expect(await refresh(first)).toBe('refresh_token_already_used')
    await age(11)
    expect(await refresh(third)).toBe('refresh_token_already_used')
  })

  it('leaves the newest usable for ten seconds after its reuse was found', async () => {
    const [first, , third] = await family()
    await age(11)
    await refresh(first)
    expect(await refresh(third)).toEqual(isToken)
  })
})

describe('a refresh token that was never given', () => {
  it.each([
    ['unknown', { refresh_token: 'abcdefghijkl' }, 'refresh_token_not_found'],
    ['empty', { refresh_token: '' }, 'validation_failed'],
    ['missing', {}, 'validation_failed'],
  ])('is refused: %s', async (_, body, code) => {
    const answer = await backend.transport(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, code])
  })
})
