import { type ProviderError, toProviderError } from './providerError'

/** A `ProviderError` as plain data, which a machine can keep: an `Error` does not survive JSON. */
export type Failure = Pick<ProviderError, 'kind' | 'message' | 'weaknesses'> & {
  /** Seconds to wait before the next attempt, if the provider names them. */
  readonly retryAfter?: number | undefined
  /** When an app's code was refused, by the provider's clock, in ms since the epoch. */
  readonly checkedAt?: number | undefined
}

/** Turns whatever a call rejected with into plain data. */
export function toFailure(error: unknown): Failure {
  const { kind, message, weaknesses, retryAfter, checkedAt } = toProviderError(error)
  return {
    kind,
    message,
    weaknesses,
    ...(retryAfter ? { retryAfter } : null),
    ...(checkedAt ? { checkedAt } : null),
  }
}
