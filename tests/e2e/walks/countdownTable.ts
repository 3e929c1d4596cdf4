import type { Page } from '@playwright/test'
import type { countdownMachine } from '@/machines/countdownMachine'
import { testNow } from '../../../models/clock.ts'
import { models } from '../../../models/models.ts'
import { chooseMotion, expect, wakeIslands } from '../support.ts'
import { countdownOf, expectTicking, liveSwitch } from './liveParts.ts'
import { walkTable } from './walkTable.ts'

/** `begun` is when the countdown would have begun without its pauses, by the page's clock. */
type Stage = { page: Page; begun: number; pausedAt: number }

const nowIn = (page: Page) => page.evaluate(() => Date.now())

/** The countdown of the home page. */
export const countdownTable = walkTable<typeof countdownMachine>()<Stage>({
  starts: [
    {
      model: models.countdown,
      open: async (page) => {
        await page.clock.install()
        await chooseMotion(page, 'live')
        await page.goto('/')
        await wakeIslands(page)
        return { page, begun: await nowIn(page), pausedAt: 0 }
      },
    },
  ],
  events: {
    'clock.ticked': {
      act: async ({ page, begun }, { now }) => {
        const left = begun + now - testNow - (await nowIn(page))
        if (left > 0) await page.clock.fastForward(left)
      },
    },
    'countdown.paused': {
      act: async (stage) => {
        stage.pausedAt = await nowIn(stage.page)
        await liveSwitch(stage.page).click()
      },
    },
    'countdown.resumed': {
      act: async (stage) => {
        await liveSwitch(stage.page).click()
        stage.begun += (await nowIn(stage.page)) - stage.pausedAt
      },
    },
  },
  states: {
    running: ({ page }) => expectTicking(page, countdownOf(page), true),
    paused: ({ page }) => expectTicking(page, countdownOf(page), false),
    finished: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'VIP opens later' })).toBeVisible()
      await expect(countdownOf(page)).toHaveAttribute('datetime', 'P0DT0H0M0S')
      await expectTicking(page, countdownOf(page), false)
    },
  },
})
