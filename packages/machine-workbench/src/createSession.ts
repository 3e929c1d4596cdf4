import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { createRun, type Run, type Taken } from './createRun.ts'
import type { MachineClock } from './machineClock.ts'
import type { AnyReasons } from './reasons.ts'
import { joinTime, whyNot } from './steps.ts'

/** The step that a machine did not take, counted from 1. */
export type Misfit = { step: number; type: string; reason: string }

/** State of the Stepper. */
export type SessionView = {
  /** Counts the lives of the machine: a new one begins when steps are taken back. */
  life: number
  run: Run
  /** All steps, those that were taken back included. */
  steps: readonly AnyEventObject[]
  /**
   * The state before any step and after each one taken; empty until the component has started its actor. A new life keeps
   * the old trail until its component has started.
   */
  trail: readonly Taken[]
  /** True if the component of this life is there. */
  isBegun: boolean
  misfit: Misfit | null
}

/** A path through a machine that can be walked, taken back, and left for another one. */
export type Session = {
  getView: () => SessionView
  /** Calls the listener after each change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** The component has started its actor: takes the steps that are wanted. */
  begin: () => void
  /** Takes a new step, and forgets those that were taken back. */
  take: (step: AnyEventObject) => void
  /** Goes to the state after so many steps. */
  goTo: (taken: number) => void
  /** Begins again with other steps, of which the first `taken` are taken. */
  open: (steps: readonly AnyEventObject[], taken?: number) => void
}

const isSame = (one: Taken | undefined, other: Taken) =>
  one !== undefined &&
  JSON.stringify([one.snapshot.value, one.snapshot.context]) ===
    JSON.stringify([other.snapshot.value, other.snapshot.context])

/** A model's rules for steps, beside its machine. */
export type StepRules = {
  /** True if a step takes the place of the one before it. */
  replaces?: ((step: AnyEventObject, last: AnyEventObject) => boolean) | undefined
  /** Reasons why the machine ignores events. */
  reasons?: AnyReasons
}

/** Begins a session with a machine. */
export function createSession(
  machine: AnyStateMachine,
  clock: MachineClock,
  from: { steps: readonly AnyEventObject[]; taken: number } = { steps: [], taken: 0 },
  { replaces = () => false, reasons }: StepRules = {},
): Session {
  const listeners = new Set<() => void>()
  let wanted = from.taken
  let view: SessionView = {
    life: 0,
    run: createRun(machine, clock),
    steps: from.steps,
    trail: [],
    isBegun: false,
    misfit: null,
  }

  const show = (changes: Partial<SessionView>) => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }
  /** A component that is removed may still send something to the life that is over. */
  const listen = (run: Run) =>
    run.onSent((event, taken) => {
      // What a component sends after a step is sent again when the step is, and then changes nothing.
      if (view.run === run && !isSame(view.trail.at(-1), taken)) append(event, taken)
    })

  /** Adds a step that the machine has taken. */
  const append = (step: AnyEventObject, taken: Taken) => {
    const count = view.trail.length - 1
    const last = view.trail.length > 1 ? view.steps[count - 1] : undefined
    const joined = joinTime(last, step) ?? (last && replaces(step, last) ? step : null)
    const length = joined ? count - 1 : count
    show({
      steps: [...view.steps.slice(0, length), joined ?? step],
      trail: [...view.trail.slice(0, length + 1), taken],
      misfit: null,
    })
  }

  /** Takes the steps that are known, up to a count. */
  const advance = (count: number) => {
    const trail = [...view.trail]
    for (let next = trail.length - 1; next < count; next += 1) {
      const step = view.steps[next]
      const last = trail.at(-1)
      if (!step || !last) break
      const reason = whyNot(last.snapshot, step, reasons, last.now)
      if (reason) {
        show({ trail, misfit: { step: next + 1, type: step.type, reason } })
        return
      }
      trail.push(view.run.take(step))
    }
    show({ trail, misfit: null })
  }

  const restart = (steps: readonly AnyEventObject[], taken: number) => {
    wanted = taken
    show({ life: view.life + 1, run: createRun(machine, clock), steps, isBegun: false, misfit: null })
  }

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: () => {
      if (view.isBegun) return
      const beginning = view.run.begin()
      if (!beginning) return
      listen(view.run)
      view = { ...view, trail: [beginning], isBegun: true }
      advance(wanted)
    },
    take: (step) => {
      if (view.isBegun) append(step, view.run.take(step))
    },
    goTo: (taken) => {
      if (!view.isBegun) return
      if (taken < view.trail.length - 1) restart(view.steps, taken)
      else advance(taken)
    },
    open: (steps, taken = steps.length) => restart(steps, taken),
  }
}
