import { describe, expect, it } from 'vitest'
import { explainCode, explainNewFactor } from '@/data/content/factors'
import { ProviderError } from '@/data/provider/providerError'

describe('the problem at the field of a refused', () => {
  it.each([
    ['wrongCode', 'The code may have expired. Enter the one that is shown now.'],
    ['codeExpired', 'Enter the code that is shown now, or get a new one sent.'],
    ['proofNeeded', 'Enter a code of one of your devices.'],
    ['codeRefused', 'Wait for the next code and enter that one.'],
    ['unreachable', undefined],
  ] as const)('code is, after %s, «%s»', (kind, code) => {
    expect(explainCode(new ProviderError(kind))).toEqual({ code })
  })

  it('name of a device is that another one has it', () => {
    expect(explainNewFactor(new ProviderError('factorNameTaken'))).toEqual({
      name: 'Another device of yours has this name. Please choose another one.',
    })
    expect(explainNewFactor(new ProviderError('wrongCode'))).toEqual({
      code: 'The code may have expired. Enter the one that is shown now.',
    })
    expect(explainNewFactor(null)).toEqual({})
  })
})
