import { start } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionKey, sessionText, storedSession, storeSession, toSession } from '@/data/session/storage'
import { selectChallenged, selectUser } from '@/machines/authSelectors'
import { needsCode, verifiedFactors } from '@/machines/secondFactor'
import { testNow } from '../../../models/clock'
import { models } from '../../../models/models'
import { sessionOf, sessionWithFactor } from '../../../models/sessions'
import { refusing, stubStorage } from '../site/stubStorage.ts'

const ada = sessionOf('ada')
const withUser = (changes: object) => ({ ...ada, user: { ...ada.user, ...changes } })

/** A session in which any part may have any value. */
const distorted = fc
  .record(
    {
      access_token: fc.oneof(fc.jsonValue(), fc.constant(ada.access_token)),
      refresh_token: fc.oneof(fc.jsonValue(), fc.constant('r')),
      expires_at: fc.oneof(fc.jsonValue(), fc.constant(ada.expires_at)),
      user: fc.oneof(
        fc.jsonValue(),
        fc.record({ id: fc.string(), email: fc.jsonValue(), factors: fc.jsonValue() }, { requiredKeys: [] }),
        fc.record({
          id: fc.constant('ada'),
          factors: fc.array(
            fc.oneof(
              fc.jsonValue(),
              fc.record({
                id: fc.string(),
                factor_type: fc.oneof(fc.string(), fc.jsonValue()),
                status: fc.constantFrom('verified', 'unverified', 3),
              }),
            ),
          ),
        }),
      ),
    },
    { requiredKeys: [] },
  )
  .map((session): unknown => session)

describe('toSession', () => {
  it.each([
    ['a session', ada],
    ['one with a factor', sessionWithFactor('carla', 'aal1')],
    ['one that does not say when it expires', { ...ada, expires_at: undefined }],
    ['one of a user without an address', withUser({ email: undefined })],
  ])('takes %s as it is', (_, session) => {
    expect(toSession(session)).toBe(session)
  })

  it.each([
    ['no user', { ...ada, user: null }],
    ['a user without an id', withUser({ id: '' })],
    ['an address that is no text', withUser({ email: {} })],
    ['factors that are no list', withUser({ factors: {} })],
    ['a factor that is none', withUser({ factors: [null] })],
    ['a factor without a status', withUser({ factors: [{ id: 'a', factor_type: 'totp' }] })],
    ['no access token', { ...ada, access_token: 7 }],
    ['a token that no header can carry', { ...ada, access_token: '💥' }],
    ['a token of two lines', { ...ada, refresh_token: 'a\nb' }],
    ['no refresh token', { ...ada, refresh_token: '' }],
    ['an end that is no moment', { ...ada, expires_at: 'soon' }],
  ])('takes what has %s for none', (_, value) => {
    expect(toSession(value)).toBeNull()
  })

  it('accepts nothing on which a guard, a selector or the second factor would throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), distorted), (value) => {
        const session = toSession(value)
        if (session) expect(typeof needsCode(session)).toBe('boolean')
        if (session) expect(Array.isArray(verifiedFactors(session))).toBe(true)
        for (const type of [
          'INITIAL_SESSION',
          'SIGNED_IN',
          'TOKEN_REFRESHED',
          'MFA_CHALLENGE_VERIFIED',
        ] as const) {
          const { actor } = start(models.auth)
          actor.send({ type, session, now: testNow })
          const snapshot = actor.getSnapshot()
          expect(snapshot.status).toBe('active')
          const somebody = selectUser(snapshot) ?? selectChallenged(snapshot)?.user ?? null
          expect(somebody === null || typeof somebody.id === 'string').toBe(true)
        }
      }),
    )
  })
})

describe('the stored session', () => {
  const store = (session: object) => storeSession(JSON.stringify(session))

  afterEach(() => {
    storeSession(null)
    vi.unstubAllGlobals()
  })

  it('gives the same session until another is stored, and removes none by looking', () => {
    const stored = stubStorage()
    store(ada)
    expect(storedSession()).toEqual(ada)
    expect(storedSession()).toBe(storedSession())
    stored.set(sessionKey, '{"user":7}')
    expect([storedSession(), stored.size]).toEqual([null, 1])
  })

  it.each(Object.entries(refusing))('keeps none where it is %s, but for this page', (_, refuse) => {
    refuse('localStorage')
    store(ada)
    expect([sessionText.read(), storedSession()]).toEqual([null, ada])
    storeSession(null)
    expect(storedSession()).toBeNull()
  })

  it('leaves no older session to other tabs where it is full, and takes a later one', () => {
    const stored = stubStorage()
    store(ada)
    const refused = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const bob = sessionOf('bob')
    store(bob)
    expect([stored.size, storedSession()]).toEqual([0, bob])
    refused.mockRestore()
    store(ada)
    expect([sessionText.readJson(), storedSession()]).toEqual([ada, ada])
  })
})
