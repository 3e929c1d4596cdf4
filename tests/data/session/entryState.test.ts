import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAccountPath } from '@/data/session/accountPath'
import { knownProblems } from '@/data/session/arrival'
import { parseEntryState } from '@/data/session/entryState'

const names = [
  'email',
  'sentTo',
  'usedRef',
  'returnTo',
  'choosesFor',
  'changedTo',
  'openedFromMarket',
  'unconfirmed',
  'linkProblem',
] as const

/** Valid values of a name, besides nothing. */
const isRight: Record<string, (value: unknown) => boolean> = {
  returnTo: (value) => parseAccountPath(value) === value,
  openedFromMarket: (value) => value === true || value === false,
  linkProblem: (value) => knownProblems.some((known) => known === value),
}
const isFilledText = (value: unknown) => typeof value === 'string' && value !== ''

it('an entry of the history that another release, or somebody else, has written holds only what its readers know', () => {
  const written = fc.dictionary(
    fc.constantFrom(...names, '__TSR_key', 'key'),
    fc.anything({ withNullPrototype: true }),
  )
  fc.assert(
    fc.property(fc.oneof(written, fc.anything()), (state) => {
      const read = parseEntryState(state)
      expect(Object.keys(read)).toEqual(names)
      for (const [name, value] of Object.entries(read))
        if (value !== undefined) expect([name, (isRight[name] ?? isFilledText)(value)]).toEqual([name, true])
    }),
  )
  for (const linkProblem of ['__proto__', 'constructor', 'toString'])
    expect(parseEntryState({ linkProblem }).linkProblem).toBeUndefined()
})

it('what the site itself has written is read as it is', () => {
  const state = {
    email: 'ada@example.com',
    sentTo: 'ada@example.com',
    usedRef: 'CROWN7',
    returnTo: '/dashboard?sort=value#movements',
    choosesFor: 'ada@example.com',
    changedTo: 'ada@example.com',
    openedFromMarket: true,
    unconfirmed: 'ada@example.com',
    linkProblem: 'expired',
  }
  expect(parseEntryState({ ...state, key: 'a' })).toEqual(state)
})
