import type { Page, Request, Route } from '@playwright/test'
import { expect } from '../support.ts'

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Requests to an address that wait for the test to answer them. */
export type HeldRequests = {
  /** Answers the one that waits, once there is one. */
  answer: (answer: Answer) => Promise<void>
  /** Never answers it. */
  abandon: () => Promise<void>
  /** Checks that one is waiting, or that none is. */
  expectWaiting: (isWaiting: boolean) => Promise<void>
}

/** Holds the requests to an address in all of a page's documents. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<HeldRequests> {
  const waiting: Route[] = []
  const isWaiting = () => expect.poll(() => waiting.length > 0)
  const forget = (gone: Request) => {
    const index = waiting.findIndex((route) => route.request() === gone)
    if (index >= 0) waiting.splice(index, 1)
  }
  page.on('requestfailed', forget)
  await page.route(url, (route) => {
    waiting.push(route)
  })
  return {
    async answer(answer) {
      await isWaiting().toBe(true)
      await waiting.shift()?.fulfill(answer)
    },
    async abandon() {
      await isWaiting().toBe(true)
      waiting.shift()
    },
    expectWaiting: (expected) => isWaiting().toBe(expected),
  }
}
