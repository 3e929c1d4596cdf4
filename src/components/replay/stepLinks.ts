import { stepLinks } from 'machine-workbench/source/stepLinks'
import { ProviderError } from '@/data/provider/providerError'

/** Links to steps of machines, in which a refusal of the provider stays one. */
export const links = stepLinks({
  write: (error) => {
    if (!(error instanceof ProviderError)) return undefined
    const { kind, retryAfter, weaknesses } = error
    return { kind, retryAfter, weaknesses }
  },
  read: (data) => {
    const { kind, message, retryAfter, weaknesses } = data as unknown as ProviderError
    return kind && new ProviderError(kind, message, retryAfter, weaknesses)
  },
})
