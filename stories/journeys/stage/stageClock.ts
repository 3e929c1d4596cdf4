// As a browser has them; the types of Node would say otherwise.
type SetTimer = (run: () => void, wait?: number) => number
type ClearTimer = (id: number | undefined) => void

type Timer = { due: number; run: () => void }

/** The stage's clock: it begins at a fixed moment and goes on from there, and can be put ahead. */
export type StageClock = {
  /** Lets so many milliseconds go by at once: what was to happen in them happens now, each thing once. */
  skip: (milliseconds: number) => void
  /** Goes back to the moment at which it began; what is still to happen keeps its distance. */
  reset: () => void
  /** Calls back after so many milliseconds of the real time. Returns how to stop that. */
  afterRealTime: (milliseconds: number, run: () => void) => () => void
}

/** Puts a clock that begins at `start`, in ms since the epoch, in the place of the document's own. */
export function installClock(start: number): StageClock {
  const RealDate = Date
  const later = window.setTimeout.bind(window) as SetTimer
  const again = window.setInterval.bind(window) as SetTimer
  const stop = window.clearTimeout.bind(window) as ClearTimer
  const stopAgain = window.clearInterval.bind(window) as ClearTimer
  let ahead = start - RealDate.now()
  const now = () => RealDate.now() + ahead
  const timers = new Map<number, Timer>()

  class StageDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now())
      else super(...(given as [number]))
    }
    static override now = now
  }

  const setTimer = (run: TimerHandler, wait = 0, ...given: unknown[]) => {
    const fire = () => {
      timers.delete(id)
      stop(id)
      if (typeof run === 'function') run(...given)
    }
    const id = later(fire, wait)
    timers.set(id, { due: now() + wait, run: fire })
    return id
  }
  const setRepeated = (run: TimerHandler, wait = 0, ...given: unknown[]) => {
    const fire = () => {
      const timer = timers.get(id)
      if (timer) timer.due = now() + wait
      if (typeof run === 'function') run(...given)
    }
    const id = again(fire, wait)
    timers.set(id, { due: now() + wait, run: fire })
    return id
  }
  const clear = (id: number | undefined) => {
    if (id !== undefined) timers.delete(id)
    stop(id)
    stopAgain(id)
  }
  Object.assign(window, {
    Date: StageDate,
    setTimeout: setTimer,
    setInterval: setRepeated,
    clearTimeout: clear,
    clearInterval: clear,
  })

  return {
    reset: () => {
      const before = ahead
      ahead = start - RealDate.now()
      for (const timer of timers.values()) timer.due += ahead - before
    },
    skip: (milliseconds) => {
      ahead += milliseconds
      const over = [...timers].filter(([, { due }]) => due <= now()).sort(([, a], [, b]) => a.due - b.due)
      for (const [id, timer] of over) if (timers.has(id)) timer.run()
    },
    afterRealTime: (milliseconds, run) => {
      const id = later(run, milliseconds)
      return () => stop(id)
    },
  }
}
