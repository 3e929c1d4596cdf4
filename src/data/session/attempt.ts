import { toProviderError } from './errors'
import { forgetSession } from './forgetSession'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/** Calls the provider's client. Throws a `ProviderError`; after `sessionMissing` the stored session is removed. */
export async function attempt<T>(client: Supabase, call: (auth: Supabase['auth']) => Promise<T>): Promise<T> {
  const session = readStored()
  try {
    return await call(client.auth)
  } catch (cause) {
    const error = toProviderError(cause)
    if (error.kind === 'sessionMissing') await forgetSession(client, session)
    throw error
  }
}
