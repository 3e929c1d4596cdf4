import { describe, expect, it } from 'vitest'
import { needing } from './support/target'
import { newAddress, putUser, refresh, signIn, signUp, someUser } from './support/users'
import { auth, expectRefusal } from './support/wire'

const unreadable = (what: string) => `Could not parse request body as JSON: ${what}`
const wrongType = (given: string, field: string, type = 'string') =>
  unreadable(`json: cannot unmarshal ${given} into Go struct field ${field} of type ${type}`)

describe('odd input', () => {
  it('a number as the password of a sign-up is bad JSON', async () => {
    const words = wrongType('number', 'SignupParams.password')
    expectRefusal(await signUp(newAddress(), 5), 400, 'bad_json', words)
  })

  it.each([
    ['a number', 5, 'number'],
    ['an object', {}, 'object'],
    ['a list', ['x@probe.example'], 'array'],
  ])('%s as the address of a sign-up is bad JSON', async (_, email, given) => {
    const answer = await auth('/signup', { body: { email, password: 'correct-Horse-7' } })
    expectRefusal(answer, 400, 'bad_json', wrongType(given, 'SignupParams.email'))
  })

  it('a list as the metadata of a sign-up is bad JSON', async () => {
    const words = wrongType('array', 'SignupParams.data', 'map[string]interface {}')
    expectRefusal(await signUp(newAddress(), undefined, { data: ['x'] }), 400, 'bad_json', words)
  })

  it('objects at a sign-in are bad JSON', async () => {
    expectRefusal(await signIn({}, {}), 400, 'bad_json', wrongType('object', 'PasswordGrantParams.email'))
  })

  it('an object as a refresh token is bad JSON', async () => {
    expectRefusal(
      await refresh({}),
      400,
      'bad_json',
      wrongType('object', 'RefreshTokenGrantParams.refresh_token'),
    )
  })

  it('an empty body of a sign-up is bad JSON', async () => {
    const answer = await auth('/signup', { text: '' })
    expectRefusal(answer, 400, 'bad_json', unreadable('unexpected end of JSON input'))
  })

  it('half a body of a sign-up is bad JSON', async () => {
    const { status, body } = await auth('/signup', { text: '{"email":' })
    expect([status, body.code]).toEqual([400, 'bad_json'])
    expect(body.message).toMatch(/^Could not parse request body as JSON: /)
  })

  it.each([
    ['null', 'null'],
    ['an empty object', '{}'],
  ])('%s is a sign-up without an address, which is switched off', async (_, text) => {
    const answer = await auth('/signup', { text })
    expectRefusal(answer, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  })

  it('null at a sign-in lacks an address', async () => {
    const answer = await auth('/token?grant_type=password', { text: 'null' })
    expectRefusal(answer, 400, 'validation_failed', 'missing email or phone')
  })

  it('a phone number at a sign-up is refused, since phones are off', async () => {
    const answer = await auth('/signup', { body: { phone: '+15550100', password: 'correct-Horse-7' } })
    expectRefusal(answer, 400, 'phone_provider_disabled', 'Phone signups are disabled')
  })

  it('a role that a user sends is no change of it', needing('account'), async () => {
    const { token } = await someUser()
    const { status, body } = await putUser(token, { role: 'service_role' })
    expect([status, body.role]).toEqual([200, 'authenticated'])
  })

  it('app_metadata that a user sends is refused', needing('account'), async () => {
    const { token } = await someUser()
    const answer = await putUser(token, { app_metadata: { role: 'admin' } })
    expectRefusal(answer, 403, 'not_admin', 'Updating app_metadata requires admin privileges')
  })

  it('an unknown path is not found', async () => {
    const { status, body } = await auth('/nothing-of-the-kind')
    expect([status, body]).toEqual([404, '404 page not found\n'])
  })

  it.each(['', '?grant_type=x'])('a token request without a known grant is refused: %j', async (query) => {
    const answer = await auth(`/token${query}`, { body: {} })
    expectRefusal(answer, 400, 'invalid_credentials', 'unsupported_grant_type')
  })
})
