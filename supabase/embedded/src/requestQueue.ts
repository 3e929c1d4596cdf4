/** Runs one task after the other, in the order they came; a failed task stops nobody behind it. */
export type RequestQueue = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * A queue for the one connection that PGlite has. The backend opens transactions on it without a lock, so
 * of two requests at once one could run inside the other’s transaction, with the other’s role.
 */
export function createRequestQueue(): RequestQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
