import { expect, it } from 'vitest'
import { ProviderError } from '@/data/session/errors'
import { workbench } from '../../models/workbench'

const { stepToText, textToStep } = workbench.links

it('shows a refusal of the provider as JSON that can be edited and read again', () => {
  const text = stepToText({ error: new ProviderError('rateLimited', 'Only after 2 seconds', 2) }, 2)
  expect(text).toContain('"$error": "ProviderError"')
  expect(textToStep(text.replace('Only after 2', 'Not for 2'))).toEqual({
    error: new ProviderError('rateLimited', 'Not for 2 seconds', 2),
  })
})
