import type { ProviderError } from '@/data/session/errors'

/** A call's data or error, side by side. */
export const settled = <Data>(
  call: Promise<Data>,
): Promise<{ data: Data | null; error: ProviderError | null }> =>
  call.then(
    (data) => ({ data: data ?? null, error: null }),
    (error: ProviderError) => ({ data: null, error }),
  )
