/** The probe's functions on the measured page. */
export type Probe = {
  /** How many timers of half a second or longer wait on the page. */
  timers: () => number
  /** Lets five seconds pass so many times, a frame apart: every such timer fires. */
  tick: (times: number) => Promise<void>
  /** How often each component was rendered during so many ticks, by the component's name. */
  countRenders: (times: number) => Promise<Record<string, number>>
}

type Named = { displayName?: string; name?: string }
type ComponentType = Named & { type?: Named; render?: Named }

/** The fields of React's fiber that tell which components a commit has rendered. */
type Fiber = {
  tag: number
  flags: number
  type: ComponentType | null
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

declare global {
  interface Window {
    benchmark: Probe
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
  }
}

/**
 * Replaces the page's clock and its timers of half a second or longer by ones that move on demand, so that an hour of
 * ticks passes in seconds, and counts the components that React renders through the hook of its developer tools. It is sent to the page
 * as text and runs before the page's scripts, so it must not use anything outside of itself.
 */
export function installProbe(): void {
  const shortest = 500
  const aTick = 5000
  /** A moment just after a tick of every clock, which tick at whole multiples of their intervals. */
  let now = 1_800_000_000_001
  const performedWork = 1
  const componentTags = new Set([0, 1, 11, 14, 15])
  const timers = new Map<number, () => void>()
  const rendered: Record<string, number> = {}
  let isCounting = false
  let lastId = 1_000_000

  Date.now = () => now
  const startTimer = window.setTimeout.bind(window)
  const stopTimer = window.clearTimeout.bind(window)
  const setTimeout = (handler: TimerHandler, milliseconds = 0, ...values: unknown[]): number => {
    if (milliseconds < shortest || typeof handler !== 'function') {
      return startTimer(handler, milliseconds, ...values)
    }
    lastId += 1
    timers.set(lastId, () => handler(...values))
    return lastId
  }
  const clearTimeout = (id?: number) => {
    if (id === undefined || !timers.delete(id)) stopTimer(id)
  }
  Object.assign(window, { setTimeout, clearTimeout })

  const nameOf = ({ type }: Fiber): string => {
    const inner = type?.type ?? type?.render ?? type
    return type?.displayName || inner?.displayName || inner?.name || 'unnamed'
  }
  const count = (fiber: Fiber) => {
    if (!componentTags.has(fiber.tag)) return
    const name = nameOf(fiber)
    rendered[name] = (rendered[name] ?? 0) + 1
  }
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate
    if (!before || fiber.flags & performedWork) count(fiber)
    // React did not descend in this commit where both sides have the same child.
    if (before && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      if (isCounting) visit(root.current)
    },
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => startTimer(resolve)))

  async function tick(times: number): Promise<void> {
    for (let done = 0; done < times; done += 1) {
      await nextFrame()
      now += aTick
      const due = [...timers.values()]
      timers.clear()
      for (const fire of due) fire()
    }
    // The last one is styled and laid out in the frame after it.
    await nextFrame()
  }

  window.benchmark = {
    timers: () => timers.size,
    tick,
    async countRenders(times) {
      isCounting = true
      await tick(times)
      isCounting = false
      return rendered
    },
  }
}
