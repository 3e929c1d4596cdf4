import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as accountCards from '../../stories/components/AccountCards.stories'
import * as assetView from '../../stories/components/AssetView.stories'
import * as contentBlocks from '../../stories/components/ContentBlocks.stories'
import * as resendButton from '../../stories/components/ResendButton.stories'
import * as socialButtons from '../../stories/components/SocialButtons.stories'
import { type StoryFile, show } from './support/show'

/** Vertical extents of the visible texts in status lines and alerts, or below a button that has to wait. */
const answers = () =>
  [...document.querySelectorAll('[role=status], [role=alert], button + p')]
    .map((region) => region.getBoundingClientRect())
    .filter(({ height }) => height > 8)
    .map(({ top, bottom }) => ({ top, bottom }))

/** Each button with an answer in place, in a story in which it has not been pressed. */
const buttons: [name: string | RegExp, file: StoryFile, story: string][] = [
  ['Trade Ethereum', assetView, 'Rising'],
  ['Copy link', assetView, 'Rising'],
  ['Copy', accountCards, 'ReferralLink'],
  [/^Copy the request/, contentBlocks, 'CodeReadyToCopy'],
  ['Send the email again', resendButton, 'Ready'],
  ['Google', socialButtons, 'Ready'],
]

it.each(buttons)('what “%s” answers is in sight, also after another press', async (name, file, story) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await show(file, story as never, { width: 375, height: 480 })
  document.body.style.paddingBlock = '100vh'
  const button = page.getByRole('button', { name, exact: true })
  const press = async () => {
    const element = button.element() as HTMLElement
    element.scrollIntoView({ block: name === 'Google' ? 'start' : 'end' })
    element.click()
    await expect.poll(answers).not.toEqual([])
    const isInSight = () => answers().every(({ top, bottom }) => top >= 0 && bottom <= 480)
    await expect.poll(isInSight, { timeout: 20_000 }).toBe(true)
  }
  await press()
  if (button.element().getAttribute('aria-disabled') !== 'true') await press()
  document.body.style.paddingBlock = ''
})
