import type { Result } from './providerError'

/** Awaits a call of the provider: returns its data or throws its error. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const { data, error } = await call
  if (error) throw error
  return data
}
