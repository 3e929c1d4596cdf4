import type { Browser, Page } from '@playwright/test'
import type { Figure, Sample } from './measurement'

const metrics = {
  'main thread, ms': 'TaskDuration',
  'script, ms': 'ScriptDuration',
  'style, ms': 'RecalcStyleDuration',
  'layout, ms': 'LayoutDuration',
}

/** The figures of `countMainThread`. */
export const mainThreadFigures: Record<string, Figure> = {
  'main thread, ms': { decimals: 0, beside: ['bare', 'before'], isWritten: false },
  'script, ms': { decimals: 0, beside: ['before'], isWritten: false },
  'style, ms': { decimals: 1, beside: ['before'], isWritten: false },
  'layout, ms': { decimals: 1, beside: ['before'], isWritten: false },
}

/**
 * Begins to count the processor time of a page's main thread, which other programs do not increase, and returns what reads
 * it, in ms.
 */
export async function countMainThread(page: Page): Promise<() => Promise<Sample>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics: found } = await devtools.send('Performance.getMetrics')
    return (name: string) => found.find((metric) => metric.name === name)?.value ?? Number.NaN
  }
  const before = await read()
  return async () => {
    const after = await read()
    return Object.fromEntries(
      Object.entries(metrics).map(([name, metric]) => [name, (after(metric) - before(metric)) * 1000]),
    )
  }
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Processor time in µs; shortest tasks have none. */
  tdur?: number
  args: { name?: string }
}

/** The ms of processor time of the longest task on any page's main thread while `act` runs. */
export async function longestTask(browser: Browser, act: () => Promise<unknown>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  await devtools.detach()
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(place),
  )
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(place(event)))
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0)
}
