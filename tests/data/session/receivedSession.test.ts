import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClockMeasured, clockEvents, measureSession } from '@/data/session/receivedSession'

const serverNow = Date.UTC(2026, 0, 1)
const hour = 3_600_000
const tokenOf = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`
const granted = {
  access_token: tokenOf({ iat: serverNow / 1000, name: 'Ïda ÿ?>' }),
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: serverNow / 1000 + 3600,
  user: { id: 'ada' },
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The measured answer and the reported offset, with a clock that is so far ahead. */
async function receive(body: unknown, offset = 0, status = 200) {
  vi.setSystemTime(serverNow + offset)
  const measured: number[] = []
  const hear = (news: Event) => {
    if (news instanceof ClockMeasured) measured.push(news.offset)
  }
  clockEvents.addEventListener('measured', hear)
  const answer = await measureSession(Response.json(body, { status }))
  clockEvents.removeEventListener('measured', hear)
  return { answer: await answer.json(), status: answer.status, measured }
}

describe('a session that the provider answers with', () => {
  it.each([-400 * 24, -26, -2, -0.75, 0, 0.5, 2, 26, 400 * 24])(
    'expires an hour after receipt on a clock that is %d h ahead, and the offset is reported',
    async (hours) => {
      const { answer, measured } = await receive(granted, hours * hour)
      expect(answer).toEqual({ ...granted, expires_at: (serverNow + hours * hour) / 1000 + 3600 })
      expect(measured).toEqual([hours * hour])
    },
  )

  it.each(['', 'no.token', 'a.b.c', 7, null])('with the token %j measures no clock', async (access_token) => {
    expect((await receive({ ...granted, access_token })).measured).toEqual([])
  })

  it.each([
    ['a refusal', { ...granted }, 400],
    ['a user', { id: 'ada' }, 200],
    ['a list', [granted], 200],
    ['nothing', null, 200],
    ['one that does not say how long it lasts', { access_token: 'x', expires_in: 'long' }, 200],
  ])('is not looked for in %s', async (_, body, status) => {
    expect(await receive(body, 26 * hour, status)).toEqual({ answer: body, status, measured: [] })
  })

  it('is not expected in an HTML page', async () => {
    const page = new Response('<h1>access_token</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await measureSession(page)).toBe(page)
  })
})
