import type { Page } from '@playwright/test'
import { type liveMachine, selectIsTicking } from '@/machines/liveMachine'
import { models } from '../../../models/models.ts'
import { chooseMotion, expect, openAsleep, wakeIslands } from '../support.ts'
import { countdownOf, expectTicking, liveSwitch } from './liveParts.ts'
import { walkTable } from './walkTable.ts'

type Stage = { page: Page; wake: () => Promise<void> }

/** Tells the page that its tab has been hidden or shown, as the browser would. */
const setHidden = ({ page }: Stage, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** The switch for what changes by itself, on a home page whose script has not come yet. */
export const liveTable = walkTable<typeof liveMachine>()<Stage>({
  starts: [
    {
      model: models.live,
      open: async (page) => {
        await page.clock.install()
        await chooseMotion(page, 'live')
        return { page, wake: await openAsleep(page, '/') }
      },
    },
  ],
  events: {
    'environment.read': {
      act: async ({ page, wake }) => {
        await wake()
        await wakeIslands(page)
      },
    },
    'live.toggled': {
      act: ({ page }) => liveSwitch(page).click(),
      // Before its script has come, a page has nothing behind the switch.
      when: (snapshot) => snapshot.matches({ preference: 'live' }),
    },
    'tab.hidden': { act: (stage) => setHidden(stage, true) },
    'tab.shown': { act: (stage) => setHidden(stage, false) },
  },
  states: {
    'preference.paused': ({ page }) => expect(liveSwitch(page)).toHaveAccessibleName(/^Resume/),
    'preference.live': ({ page }) => expect(liveSwitch(page)).toHaveAccessibleName(/^Pause/),
    'tab.shown': ({ page }, snapshot) => expectTicking(page, countdownOf(page), selectIsTicking(snapshot)),
    'tab.hidden': ({ page }) => expectTicking(page, countdownOf(page), false),
  },
})
