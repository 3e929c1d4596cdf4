/** Calls `run` when the browser has nothing else to do, at the latest after 4 s. Safari has no `requestIdleCallback`. */
export const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}
