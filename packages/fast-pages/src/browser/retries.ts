/** The load to repeat, by its failure. */
const loads = new WeakMap<object, () => Promise<unknown>>()

const renewals = new Set<() => void>()

/**
 * Registers how the code behind a failure is loaded again. `renew` is called once, after a retry has succeeded: then whoever
 * has kept the failure can try again.
 */
export function retryBy(failure: unknown, load: () => Promise<unknown>, renew: () => void): void {
  if (failure instanceof Error) loads.set(failure, load)
  renewals.add(renew)
}

/** Loads the code behind a failure again, or by `otherwise` if none is registered. Rejects if it fails again. */
export async function retry(failure: unknown, otherwise: () => Promise<unknown>): Promise<void> {
  const load = failure instanceof Error ? loads.get(failure) : undefined
  await (load ?? otherwise)()
  for (const renew of renewals) renew()
  renewals.clear()
}
