/** The address to which pages report. */
export const reportTo = '/reports-of-this-test'

/**
 * Reports a page's faults, in the same words in every engine. Sent to the browser as its text, and run before the page's own
 * scripts.
 */
export function tellOfFaults(address: string): void {
  const report = (...words: unknown[]) => void navigator.sendBeacon(address, words.map(String).join(' '))
  for (const level of ['warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: pages log to it
    const log = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      report(level, ...words)
      log(...words)
    }
  }
  addEventListener('error', ({ message }) => {
    // A file that does not come has none.
    if (message) report('thrown', message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report('rejected', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('blocked', violatedDirective, blockedURI),
  )
}
