import { forgetSession } from './forgetSession'
import { failed, type Result, succeeded } from './providerError'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/** Calls the provider's client. Errors become a failed result; after `sessionMissing` the stored session is removed. */
export async function attempt<T>(
  client: Supabase,
  call: (auth: Supabase['auth']) => Promise<T>,
): Promise<Result<T>> {
  const session = readStored()
  try {
    return succeeded(await call(client.auth))
  } catch (error) {
    const failure = failed(error)
    if (failure.error?.kind === 'sessionMissing') await forgetSession(client, session)
    return failure
  }
}
