/** What `holdStill` leaves in a page: to begin anew with chance, and to ask whether a timer is still to come. */
export type Still = { begin: () => void; isWaiting: () => boolean }

/** A page with `Still` in it. */
export type StillWindow = Window & { heldStill: Still }

/** The moment at which every page stands still. A whole minute, so that clocks begin with a whole interval. */
export const standingMoment = Date.UTC(2026, 0, 15, 9, 30)

/** Timers of this length in ms and longer never ring: those of clocks and of what vanishes by itself. */
export const neverAfter = 900

/**
 * Runs in a page before its own scripts. Its clock stands, chance is the same each time, and only short timers ring,
 * such as those of React's transitions.
 */
export function holdStill({ moment, never }: { moment: number; never: number }): void {
  const RealDate = Date
  window.Date = class extends RealDate {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [moment]) as [number]))
    }
    static override now = () => moment
  } as DateConstructor

  let state = 1
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }

  /** How much faster short timers ring: React waits 0.3 s between two things that it shows late. */
  const hurry = 10
  const waiting = new Set<unknown>()
  const { setTimeout: begin, clearTimeout: end, setInterval: beginEvery } = window
  const start = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    if (delay >= never) return begin(() => {})
    const timer: unknown = begin(() => {
      waiting.delete(timer)
      run(...values)
    }, delay / hurry)
    waiting.add(timer)
    return timer
  }
  const startEvery = (run: () => void, delay = 0, ...values: unknown[]) =>
    delay >= never ? begin(() => {}) : beginEvery(run, delay, ...values)
  const stop = (timer: number) => {
    waiting.delete(timer)
    end(timer)
  }
  Object.assign(window, {
    setTimeout: start,
    setInterval: startEvery,
    clearTimeout: stop,
    clearInterval: stop,
    heldStill: {
      begin: () => {
        state = 1
      },
      isWaiting: () => waiting.size > 0,
    } satisfies Still,
  })
}
