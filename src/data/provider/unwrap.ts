import type { Result } from './providerError'

/** Waits for a call of the provider: gives its data, and throws its error. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const { data, error } = await call
  if (error) throw error
  return data
}
