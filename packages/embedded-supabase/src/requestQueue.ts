/** Runs tasks one after the other, in the order in which they came; a failed task does not stop the next. */
export type RequestQueue = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * A queue for PGlite's only connection. The backend opens transactions on it without a lock, so one of two concurrent
 * requests could run inside the other's transaction, with the other's role.
 */
export function createRequestQueue(): RequestQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
