import { expect, it } from 'vitest'
import * as accountCards from '../../stories/components/AccountCards.stories'
import * as accountMenu from '../../stories/components/AccountMenu.stories'
import * as assetView from '../../stories/components/AssetView.stories'
import * as layouts from '../../stories/components/Layouts.stories'
import * as menus from '../../stories/components/Menus.stories'
import * as siteSearch from '../../stories/components/SiteSearch.stories'
import { emulate } from './support/emulate'
import { type StoryFile, show } from './support/show'

const dialogs: [name: string, file: StoryFile, story: string, width: number, text: RegExp][] = [
  ['the view of an asset', assetView, 'Rising', 1440, /Ethereum.*Market cap/s],
  ['the view of an asset on a phone', assetView, 'Rising', 375, /Ethereum.*Market cap/s],
  ['a QR code', accountCards, 'ReferralQrCode', 1440, /Your referral link/],
  ['a question', accountMenu, 'LogoutEverywhereAsked', 1440, /./],
  ['the phone’s menu', menus, 'MobileOpenSignedOut', 375, /Home.*Market/s],
  ['the drawer of an area', layouts, 'AccountDrawerOpen', 375, /Dashboard.*Cards/s],
  ['the search', siteSearch, 'Found', 1440, /KCC/],
]

/** The texts of the document that can be seen, but for those that only a screen reader reads. */
function visibleTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: Text[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (/\S/.test(text.data) && text.parentElement?.checkVisibility({ visibilityProperty: true }))
      seen.push(text)
  }
  return seen
}

it.each(dialogs)('paper has %s alone, once and whole', async (_, file, story, width, text) => {
  await show(file, story as never, { width })
  document.body.insertAdjacentHTML('beforeend', '<p id="below">What lies below the dialog</p>')
  await expect
    .poll(() => document.querySelector('dialog:is(:modal, :popover-open)')?.textContent)
    .toMatch(text)
  await emulate({ media: 'print' })
  const dialog = document.querySelector('dialog:is(:modal, :popover-open)') as HTMLElement
  const seen = visibleTexts()
  document.querySelector('#below')?.remove()
  expect(seen.filter((each) => !dialog.contains(each)).map(({ data }) => data)).toEqual([])
  expect(seen.map(({ data }) => data).join(' ')).toMatch(text)
  const { position, overflow, backgroundColor } = getComputedStyle(dialog)
  expect([position, overflow, backgroundColor]).toEqual(['absolute', 'visible', 'rgb(255, 255, 255)'])
  expect(getComputedStyle(dialog, '::backdrop').display).toBe('none')
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight)
})
