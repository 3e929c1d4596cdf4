import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, startingAddress, storeDraft, storedDraft } from '@/data/session/registrationDraft'
import { stubStorage } from '../site/stubStorage.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', terms: true }

describe('what was typed into a registration', () => {
  let stored: Map<string, string>

  beforeEach(() => {
    stored = stubStorage('sessionStorage')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is stored until it is removed, and never with a password', () => {
    storeDraft({ ...ada, password: 'Quiet-Lantern-47', confirmPassword: 'Quiet-Lantern-48' })
    expect(storedDraft()).toEqual(ada)
    expect([...stored.values()].join()).not.toContain('Lantern')

    forgetDraft()
    expect(storedDraft()).toEqual({})
    expect(stored.size).toBe(0)
  })

  it('leaves out empty fields, so that defaults can fill them', () => {
    storeDraft({ ...ada, email: '', terms: false, password: '', confirmPassword: '' })
    expect(storedDraft()).toEqual({ firstName: 'Ada', lastName: 'Lovelace' })
  })

  it('is the address of the next form too, until a link brings another one', () => {
    expect([startingAddress(), startingAddress('bob@example.com')]).toEqual(['', 'bob@example.com'])
    storeDraft({ email: 'ada@example.com' })
    expect(startingAddress()).toBe('ada@example.com')
    expect(startingAddress('bob@example.com')).toBe('bob@example.com')
    storeDraft({ email: 'eve@example.com' }, 'bob@example.com')
    expect(startingAddress('bob@example.com'), 'typed over it').toBe('eve@example.com')
    expect(startingAddress()).toBe('eve@example.com')
    storeDraft({ email: '' }, 'bob@example.com')
    expect(startingAddress('bob@example.com'), 'emptied').toBe('')
  })

  it('keeps what another form does not have', () => {
    storeDraft(ada)
    storeDraft({ email: 'eve@example.com' })
    expect(storedDraft()).toEqual({ ...ada, email: 'eve@example.com' })
  })

  it('is text and a boolean, whatever the storage holds', () => {
    storeDraft({ ...ada, password: '', confirmPassword: '' })
    const [key = ''] = stored.keys()
    const draft = fc.record(
      {
        firstName: fc.jsonValue(),
        lastName: fc.jsonValue(),
        email: fc.jsonValue(),
        terms: fc.jsonValue(),
        password: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const json = fc.oneof(draft, fc.jsonValue()).map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(fc.oneof(json, fc.string()), (text) => {
        stored.set(key, text)
        const { firstName = 'x', lastName = 'x', email = 'x', terms = true, ...rest } = storedDraft()
        for (const value of [firstName, lastName, email]) expect(value).toEqual(expect.stringMatching(/./s))
        expect([terms, rest]).toEqual([true, {}])
      }),
    )
  })
})
