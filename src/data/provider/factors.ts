import { call } from './auth'
import type { Factor } from './sessionTypes'

/** Reads the second factors of the signed-in user, also those whose set-up was not finished. Throws a `ProviderError`. */
export const readFactors = (): Promise<Factor[]> =>
  call(async ({ mfa }, unlessUnreachable) => {
    const { data, error } = await unlessUnreachable(mfa.listFactors())
    if (error) throw error
    return data.all
  })
