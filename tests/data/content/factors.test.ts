import { describe, expect, it } from 'vitest'
import { anyOf, explainCode, findCode } from '@/data/content/secondFactor'
import { ProviderError } from '@/data/session/errors'

const phone = { friendly_name: 'Work phone' }

it('a code is found in the apps of the devices, whose names keep their direction to themselves', () => {
  expect(findCode([phone, { friendly_name: 'טלפון' }])).toBe(
    'Find it in the authenticator app of \u2068Work phone\u2069 or \u2068טלפון\u2069, under King Exchange.',
  )
  expect(findCode([{}])).toBe('Find it in your authenticator app, under King Exchange.')
})

describe('the problem at the field of a refused', () => {
  it.each([
    ['codeExpired', 'Enter the code that is shown now, or get a new one sent.'],
    ['unreachable', undefined],
  ] as const)('code is, after %s, «%s»', (kind, code) => {
    expect(explainCode([phone])(new ProviderError(kind))).toEqual({ code })
  })

  it('code names the devices whose codes are good, and the time to which a clock should be set', () => {
    const refused = Object.assign(new ProviderError('wrongCode'), {
      checkedAt: Date.UTC(2026, 0, 15, 12, 15, 30),
    })
    const { code } = explainCode([phone, { friendly_name: 'Tablet' }])(refused)
    expect(code).toContain(`Enter the code that ${anyOf([phone, { friendly_name: 'Tablet' }])} shows now.`)
    expect(code).toMatch(/it was \d\d:15:30 \S+ when we checked/)
    expect(explainCode([{}])(refused).code).toContain('Enter the code that your authenticator app shows now.')
  })
})
