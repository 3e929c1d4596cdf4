// What the benchmark knows of a page. It is written into the page before any of its scripts, so it stands alone.

/**
 * Takes the page's slow intervals into its own hands, so that an hour of ticks passes in seconds, and counts the
 * components that React renders, by the same mark that its developer tools read.
 */
export function installProbe() {
  const slowest = 1000
  const performedWork = 1
  const componentTags = new Set([0, 1, 11, 14, 15])
  const kept = new Map()
  const rendered = {}
  let isCounting = false
  let lastId = 1_000_000

  const { setInterval: begin, clearInterval: end } = window
  window.setInterval = (run, milliseconds, ...values) => {
    if (!(milliseconds >= slowest)) return begin(run, milliseconds, ...values)
    lastId += 1
    kept.set(lastId, () => run(...values))
    return lastId
  }
  window.clearInterval = (id) => (kept.delete(id) ? undefined : end(id))

  const nameOf = ({ type }) => {
    const inner = type?.type ?? type?.render ?? type
    return type?.displayName || inner?.displayName || inner?.name || 'unnamed'
  }
  const count = (fiber) => {
    if (!componentTags.has(fiber.tag)) return
    const name = nameOf(fiber)
    rendered[name] = (rendered[name] ?? 0) + 1
  }
  const visit = (fiber) => {
    const before = fiber.alternate
    if (!before || fiber.flags & performedWork) count(fiber)
    // The same children on both sides were not looked at in this commit.
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
    onCommitFiberRoot: (_, root) => {
      if (isCounting) visit(root.current)
    },
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  window.benchmark = {
    /** How many clocks tick on the page. */
    clocks: () => kept.size,
    /** Lets every clock tick so often, a frame apart: the milliseconds of script, and of style and layout, each. */
    async tick(times) {
      const measures = []
      for (let done = 0; done < times; done += 1) {
        await nextFrame()
        const begun = performance.now()
        for (const run of [...kept.values()]) run()
        // React renders what an external store has changed in the microtask before this one.
        await null
        const scripted = performance.now()
        document.body.getBoundingClientRect()
        measures.push({ script: scripted - begun, layout: performance.now() - scripted })
      }
      return measures
    },
    /** The components rendered during so many ticks, by name. */
    async countRenders(times) {
      isCounting = true
      await window.benchmark.tick(times)
      isCounting = false
      return rendered
    },
  }
}
