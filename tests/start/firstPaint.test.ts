import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageAttributes } from '@/data/site/pageAttributes'
import { testNow } from '../../models/clock'
import { sessionOf, sessionWithFactor } from '../../models/sessions'
import { howTo } from '../howTo'

type Stored = { motion?: string; session?: string; theme?: string }

const windows = 'Win32'

const keys = {
  motion: 'king-exchange-motion',
  session: 'king-exchange-session',
  theme: 'king-exchange-theme',
}

/** A `meta` element with a colour for the browser's own bars. */
type Bar = { media: string }

/** Attributes that the script sets with this storage; without `stored`, storage is blocked. */
async function attributesWith(stored?: Stored, platform = windows, address = '/', bars: Bar[] = []) {
  const attributes = new Map<string, string>()
  const entries = new Map(
    Object.entries(stored ?? {}).map(([name, text]) => [keys[name as keyof Stored], text]),
  )
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (!stored) throw new DOMException('The storage is switched off.', 'SecurityError')
      return entries.get(key) ?? null
    },
  })
  vi.stubGlobal('document', {
    addEventListener: () => {},
    querySelectorAll: () => bars,
    documentElement: {
      dataset: new Proxy({} as DOMStringMap, {
        set: (_, name: string, value: string) => Boolean(attributes.set(`data-${name}`, value)),
        deleteProperty: (_, name: string) => attributes.delete(`data-${name}`) || true,
      }),
    },
  })
  vi.stubGlobal('navigator', { platform })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('window', { location: new URL(address, 'https://site.example') })
  vi.resetModules()
  await import('@/start/firstPaint')
  expect([...entries], 'the storage is left alone').toEqual(
    Object.entries(stored ?? {}).map(([name, text]) => [keys[name as keyof Stored], text]),
  )
  return Object.fromEntries(attributes)
}

const user = { 'data-motion': 'live', 'data-account': '' }
const visitor = { 'data-motion': 'live' }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the script before the first paint', () => {
  it('sets every attribute of the document that storage, device and address call for', async () => {
    const stored = { motion: 'paused', session: JSON.stringify(sessionOf('ada')), theme: 'dark' }
    const set = Object.keys(await attributesWith(stored, 'MacIntel', '/?q=bit'))
    const all = Object.keys(pageAttributes).map((name) => `data-${name}`)
    expect(set.toSorted(), howTo('A choice of a browser')).toEqual(all.toSorted())
  })

  it('marks the document of somebody whose session is stored', async () => {
    expect(await attributesWith({ session: JSON.stringify(sessionOf('ada')) })).toEqual(user)
  })

  it('counts a session that has expired, which is renewed at the start', async () => {
    const expired = sessionOf('ada', -7200)
    expect(expired.expires_at).toBeLessThan(testNow / 1000)
    expect(await attributesWith({ session: JSON.stringify(expired) })).toEqual(user)
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    [
      'a session without the token that renews it',
      JSON.stringify({ ...sessionOf('ada'), refresh_token: '' }),
    ],
    ['a session without a user', JSON.stringify({ ...sessionOf('ada'), user: null })],
    [
      'a session that lacks the code of the second factor',
      JSON.stringify(sessionWithFactor('carla', 'aal1')),
    ],
  ])('marks nobody as signed in with %s stored', async (_, session) => {
    expect(await attributesWith(session === undefined ? {} : { session })).toEqual(visitor)
  })

  it('counts a session with the code of the second factor', async () => {
    expect(await attributesWith({ session: JSON.stringify(sessionWithFactor('carla', 'aal2')) })).toEqual(
      user,
    )
  })

  it.each(['MacIntel', 'iPhone', 'iPad'])('marks the document of an Apple device: %s', async (platform) => {
    expect(await attributesWith({}, platform)).toEqual({ ...visitor, 'data-apple': '' })
  })

  it.each(['?filter=gainers', '?q=bit', '?utm_source=x&Sort=price', '?q=', '/blog?category=guides'])(
    'hides a list of which the address asks for a part: %s',
    async (address) => {
      expect(await attributesWith({}, windows, address)).toEqual({ ...visitor, 'data-narrowed': '' })
    },
  )

  it.each(['?ref=KING', '?seed=7', '?faq=1', '/market?asset=BTC', '#q=bit'])(
    'shows the list where the address asks for nothing of it: %s',
    async (address) => {
      expect(await attributesWith({}, windows, address)).toEqual(visitor)
    },
  )

  it('sets the stored choice about motion', async () => {
    expect(await attributesWith({ motion: 'paused' })).toEqual({ 'data-motion': 'paused' })
  })

  it('shows moving content to a visitor where storage is blocked', async () => {
    expect(await attributesWith()).toEqual(visitor)
  })

  it.each(['light', 'dark'])('sets the stored theme, and that of the browser’s bars: %s', async (theme) => {
    const bars = [{ media: '' }, { media: '' }]
    expect(await attributesWith({ theme }, windows, '/', bars)).toEqual({ ...visitor, 'data-theme': theme })
    expect(bars.map(({ media }) => media)).toEqual(
      theme === 'light' ? ['all', 'not all'] : ['not all', 'all'],
    )
  })

  it.each([undefined, 'system', 'sepia'])('leaves the theme to the system with %s stored', async (theme) => {
    const bars = [{ media: '' }, { media: '' }]
    expect(await attributesWith(theme ? { theme } : {}, windows, '/', bars)).toEqual(visitor)
    expect(bars.map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
  })
})
