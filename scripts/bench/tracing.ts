import type { Browser } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

/** The milliseconds of the longest task on any page's main thread while `act` runs. */
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
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000))
}
