import { expect, it, vi } from 'vitest'
import { signInWithPassword, signUp, updatePassword } from '@/data/session/calls'
import { createConfirmation } from '@/data/session/confirmation'
import { loadProvider } from '@/data/session/loadProvider'
import { me } from '../../me'
import { shareRealBackend, signOut } from './realBackend'
import { settled } from './settled'

const backend = await shareRealBackend()

const typed = 'Café-Straße-señor-9 한글 ﬁn '
const spellings = { composed: typed.normalize('NFC'), decomposed: typed.normalize('NFD') }
const pairs = [
  ['composed', 'decomposed'],
  ['decomposed', 'composed'],
] as const

const outcomeOf = async (call: Promise<unknown>) => (await settled(call)).error?.kind ?? 'fine'
const confirmationOf = (email: string) =>
  createConfirmation({ tokenHash: backend.tokenHash(email), type: 'signup' })
const register = (email: string, password: string) =>
  outcomeOf(signUp({ firstName: 'Ana', lastName: 'Ito', email, password }))

/** Registers as the site did before it knew of spellings. */
const registerAsTyped = async (email: string, password: string) => {
  const { client } = await loadProvider()
  expect((await client.auth.signUp({ email, password })).error).toBeNull()
}

it.each(pairs)('a password chosen %s is the same when it is typed %s', async (chosen, used) => {
  const email = `${chosen}@example.com`
  expect(await register(email, spellings[chosen])).toBe('fine')
  expect(await outcomeOf(confirmationOf(email).prove(email, spellings[used]))).toBe('fine')
  await signOut()
  expect(await outcomeOf(signInWithPassword(email, spellings[used]))).toBe('fine')
  expect(await outcomeOf(updatePassword(me(), spellings[used]))).toBe('samePassword')
  expect(await outcomeOf(updatePassword(me(), `${spellings[chosen]}!`))).toBe('fine')
  await signOut()
  expect(await outcomeOf(signInWithPassword(email, `${spellings[used]}!`))).toBe('fine')
})

it('is the same where the owner of an address chooses it in place of a stranger’s', async () => {
  const email = 'owner@example.com'
  await register(email, 'a stranger knows this')
  const access = { firstName: 'Ana', lastName: 'Ito', password: spellings.decomposed }
  expect(await outcomeOf(confirmationOf(email).choose(email, access))).toBe('fine')
  expect(await outcomeOf(updatePassword(me(), spellings.composed))).toBe('samePassword')
})

it('opens and confirms an older account whose password was made decomposed', async () => {
  const email = 'older@example.com'
  await registerAsTyped(email, spellings.decomposed)
  expect(await outcomeOf(confirmationOf(email).prove(email, spellings.decomposed))).toBe('fine')
  await signOut()
  expect(await outcomeOf(signInWithPassword(email, spellings.composed))).toBe('fine')

  const { actFor, client } = await loadProvider()
  expect(
    (await actFor(me(), () => client.auth.updateUser({ password: spellings.decomposed }))).error,
  ).toBeNull()
  await signOut()
  expect(await outcomeOf(signInWithPassword(email, spellings.decomposed))).toBe('fine')
})

it('asks once more only after a refusal, and only if the spellings differ', async () => {
  const asked: string[] = []
  let answer = 'invalid_credentials'
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    asked.push(JSON.parse(body).password)
    return Response.json({ error_code: answer, msg: 'No' }, { status: 400 })
  })
  const email = 'ana@example.com'
  expect(await outcomeOf(signInWithPassword(email, spellings.decomposed))).toBe('invalidCredentials')
  expect(asked.splice(0)).toEqual([spellings.composed, spellings.decomposed])
  expect(await outcomeOf(signInWithPassword(email, spellings.composed))).toBe('invalidCredentials')
  expect(asked.splice(0)).toEqual([spellings.composed])
  answer = 'email_not_confirmed'
  expect(await outcomeOf(signInWithPassword(email, spellings.decomposed))).toBe('emailNotConfirmed')
  expect(asked.splice(0)).toEqual([spellings.composed])
  for (const password of ['  spaces  ', 'ﬁve', 'ＡＢＣ', '²'])
    await outcomeOf(signInWithPassword(email, password))
  expect(asked).toEqual(['  spaces  ', 'ﬁve', 'ＡＢＣ', '²'])
})
