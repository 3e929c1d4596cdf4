import { install } from '@sinonjs/fake-timers'

/** The stage's clock: it begins at a fixed moment and goes on from there, and can be put ahead. */
export type StageClock = {
  /** Lets so many milliseconds go by at once: what was to happen in them happens now, each thing once. */
  skip: (milliseconds: number) => void
  /** Goes back to the moment at which it began; what is still to happen keeps its distance. */
  reset: () => void
  /** Calls back after so many milliseconds of the real time. Returns how to stop that. */
  afterRealTime: (milliseconds: number, run: () => void) => () => void
  /** Resolves in a task of its own. */
  nextTask: () => Promise<void>
}

/** Puts a clock that begins at `start`, in ms since the epoch, in the place of the document's own. */
export function installClock(start: number): StageClock {
  const later = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const clock = install({
    now: start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  return {
    skip: (milliseconds) => void clock.jump(milliseconds),
    reset: () => clock.setSystemTime(start),
    afterRealTime: (milliseconds, run) => {
      const id = later(run, milliseconds)
      return () => stop(id)
    },
    nextTask: () => new Promise((resolve) => later(resolve, 0)),
  }
}
