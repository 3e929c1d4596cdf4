import { expect, it, vi } from 'vitest'
import * as homeBlocks from '../../stories/components/HomeBlocks.stories'
import * as about from '../../stories/screens/About.stories'
import * as dashboard from '../../stories/screens/Dashboard.stories'
import * as market from '../../stories/screens/Market.stories'
import * as resetPassword from '../../stories/screens/ResetPassword.stories'
import { type ShowOptions, show } from './support/show'
import { stopClock } from './support/stopClock'

const stories: Record<string, (options?: ShowOptions) => Promise<void>> = {
  'a public page': (options) => show(about, 'Page', options),
  'a page that waits for the session': (options) => show(resetPassword, 'ExchangeUnreachable', options),
  'the market': (options) => show(market, 'All', options),
  'the dashboard': (options) => show(dashboard, 'DemoAccount', options),
  'the countdown': (options) => show(homeBlocks, 'CountdownInItsLastMinute', options),
}

const words = () => document.body.innerText

it.each(Object.keys(stories))('nothing in the story moves unless live data is chosen: %s', async (name) => {
  stopClock()
  await stories[name]?.()
  await vi.advanceTimersByTimeAsync(100)
  const before = words()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(words()).toBe(before)
})

it.each(['a public page', 'the market', 'the countdown'])('live data moves %s', async (name) => {
  stopClock()
  await stories[name]?.({ liveData: 'live' })
  await vi.advanceTimersByTimeAsync(100)
  const before = words()
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(words).not.toBe(before)
})

it('time stands still in a story, and goes on from the same moment while live data is chosen', async () => {
  const moment = Date.UTC(2026, 0, 15, 9, 30)
  await stories['the dashboard']?.()
  expect([Date.now(), Date.parse(new Date().toISOString())]).toEqual([moment, moment])
  await stories['the dashboard']?.({ liveData: 'live' })
  await expect.poll(() => Date.now()).toBeGreaterThan(moment)
  expect(Date.now()).toBeLessThan(moment + 120_000)
  await stories['the dashboard']?.()
  expect(Date.now()).toBe(moment)
})
