/** The load to repeat, by its failure. */
const loads = new WeakMap<object, () => Promise<unknown>>()

const renewals = new Set<() => void>()

/**
 * Notes how the code is loaded again that failed to load. `renew` is called once, when a retry has succeeded: then what has
 * kept the failure can try again.
 */
export function retryBy(failure: unknown, load: () => Promise<unknown>, renew: () => void): void {
  if (failure instanceof Error) loads.set(failure, load)
  renewals.add(renew)
}

/** Loads the code again that a failure is about, or what `otherwise` loads. Rejects if it fails again. */
export async function retry(failure: unknown, otherwise: () => Promise<unknown>): Promise<void> {
  const load = failure instanceof Error ? loads.get(failure) : undefined
  await (load ?? otherwise)()
  for (const renew of renewals) renew()
  renewals.clear()
}
