/** How to load the code again that each failure is about. */
const loads = new WeakMap<object, () => Promise<unknown>>()

const renewals = new Set<() => void>()

/** Notes how the code is loaded again that failed to load. */
export const retryBy = (failure: Error, load: () => Promise<unknown>): void => void loads.set(failure, load)

/** Calls `renew` once, when a retry has succeeded: then what has kept a failure can try again. */
export const renewOnRetry = (renew: () => void): void => void renewals.add(renew)

/** Loads the code again that a failure is about. Rejects if it fails again, or if nothing was noted about it. */
export async function retry(failure: unknown): Promise<void> {
  const load = failure instanceof Error ? loads.get(failure) : undefined
  if (!load) throw failure
  await load()
  for (const renew of renewals) renew()
  renewals.clear()
}
