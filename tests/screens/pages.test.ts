import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toaster } from '@/components/toasts/Toasts'
import { apiPlans } from '@/data/content/api'
import { areaNotices } from '@/data/content/areaNotices'
import { cardBalance, cardTransactions } from '@/data/content/cards'
import { contact } from '@/data/content/contact'
import { chapterTitles } from '@/data/content/features'
import { kingCards } from '@/data/content/kingCards'
import type { Message } from '@/data/content/messages'
import { comingSoon, placeholderNotices } from '@/data/content/notices'
import * as api from '../../stories/screens/Api.stories'
import * as cards from '../../stories/screens/Cards.stories'
import * as contacts from '../../stories/screens/Contact.stories'
import * as features from '../../stories/screens/Features.stories'
import * as home from '../../stories/screens/Home.stories'
import * as token from '../../stories/screens/Token.stories'
import { overflow } from '../overflow'
import { emulate } from './support/emulate'
import { show } from './support/show'

const button = (name: string) => page.getByRole('main').getByRole('button', { name })
const region = (name: string) => page.getByRole('main').getByRole('region', { name })

/** Waits for the one notice that is shown, and takes it away. */
async function expectNotice({ title, description = '' }: Message) {
  const textOf = (part: string) =>
    [...document.querySelectorAll(`[data-scope=toast][data-part=${part}]`)].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(() => [textOf('title'), textOf('description')]).toEqual([[title], [description]])
  toaster.remove()
  await expect.poll(() => textOf('title')).toEqual([])
}

const cardActions = [
  ['Order New Card', areaNotices.orderCard],
  ['Top Up', areaNotices.topUp],
  ['Freeze Card', areaNotices.freezeCard],
  ['Activate Card', areaNotices.activateCard],
  ['View Statement', areaNotices.statement],
] as const

describe('what is not implemented yet says so', () => {
  it.each([
    [
      'the home page',
      () => show(home, 'SignedOut'),
      [
        ['Watch Demo', placeholderNotices.demo],
        ['Get VIP Access', placeholderNotices.vipAccess],
        ['Download for iOS', placeholderNotices.iosApp],
        ['Download for Android', placeholderNotices.androidApp],
      ],
    ],
    [
      'the API page',
      () => show(api, 'Page'),
      apiPlans.map(({ action }) => [action, placeholderNotices.apiSubscription]),
    ],
    ['the token page', () => show(token, 'Page'), [['Start staking', comingSoon('Staking')]]],
    ['the cards page', () => show(cards, 'SignedIn'), cardActions],
  ] as [string, () => Promise<void>, (readonly [string, Message])[]][])(
    'at each button of %s',
    async (_, open, rows) => {
      await open()
      for (const [name, notice] of rows) {
        await button(name).click()
        await expectNotice(notice)
      }
    },
  )

  it('at the feature cards of each chapter, and by the keyboard', async () => {
    await show(features, 'Page')
    for (const id of Object.keys(chapterTitles)) {
      document.querySelector<HTMLElement>(`#${id} li button`)?.click()
      await expectNotice(placeholderNotices.feature)
    }
    const first = document.querySelector<HTMLElement>('#trading li button')
    expect(getComputedStyle(first ?? document.body).cursor).toBe('pointer')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expectNotice(placeholderNotices.feature)
    expect(document.activeElement).toBe(first)
  })
})

describe('the page of features', () => {
  it('has its chapters as a row of chips on a phone, and is at most 9,000 pixels long', async () => {
    await show(features, 'Page', { width: 375, height: 812 })
    const index = page.getByRole('navigation', { name: 'Feature categories' })
    await expect.element(region('Coming Soon')).toBeInTheDocument()
    expect(page.getByRole('main').element().getBoundingClientRect().height).toBeLessThanOrEqual(9_000)
    for (const [id, title] of Object.entries(chapterTitles)) {
      document.querySelector(`#${id}`)?.scrollIntoView()
      const chip = index.getByRole('link', { name: title })
      await expect.element(chip).toBeInViewport({ ratio: 0.99 })
      expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      const header = page.getByRole('banner').element().getBoundingClientRect().bottom
      expect(index.element().getBoundingClientRect().top).toBe(header)
    }
  })

  it('keeps the vault in its row, and has Why choose in less than a screen', async () => {
    await show(features, 'Page')
    const row = page.getByText(/^This demo holds no real funds/).element().parentElement
    expect(getComputedStyle(row ?? document.body).overflow).toBe('hidden')
    expect(row?.querySelectorAll('svg')).toHaveLength(1)
    expect(region('Why choose King Exchange').element().getBoundingClientRect().height).toBeLessThan(800)
  })
})

it('the sample request is chosen by arrow keys and copied, beside both responses', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(api, 'Page')
  const sample = page.getByRole('figure')
  for (const response of ['200 OK', '429 Too Many Requests'])
    expect(sample.element().textContent).toContain(response)
  await sample.getByRole('button', { name: 'Copy the request' }).click()
  await expect.element(sample.getByText('The request is on the clipboard.')).toBeInTheDocument()
  expect(written.mock.lastCall?.[0]).toMatch(/^curl /)
  ;(sample.getByRole('radio', { name: 'cURL' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(sample.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
  await expect.element(sample.getByText(/const kcc/)).toBeVisible()
  await expect.element(sample.getByText(/^curl/)).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => written.mock.lastCall?.[0]).toMatch(/^const kcc = await fetch/)
})

describe('the page of cards', () => {
  const pictures = page.getByRole('img', { name: /^King (Debit|Credit), / })

  it('shows both cards, the balance and the transactions, and says that they are samples', async () => {
    await show(cards, 'SignedIn')
    await expect.poll(() => pictures.elements().length).toBe(kingCards.length)
    const balance = region('Card balance')
    expect(balance.element().textContent).toContain(cardBalance)
    expect(balance.getByRole('listitem').elements()).toHaveLength(kingCards.length)
    const rows = region('Latest transactions').getByRole('listitem').elements()
    expect(rows).toHaveLength(cardTransactions.length)
    for (const row of rows) expect(row.textContent).toMatch(/^[A-Z][a-z]{2} \d+.*[+−]\$\d+\.\d\d$/)
    await expect.element(page.getByText('Sample cards', { exact: true })).toBeVisible()
  })

  it('has its cards beside their balance on a tablet', async () => {
    await show(cards, 'SignedIn', { width: 768, height: 900 })
    const balance = region('Card balance').element().getBoundingClientRect()
    expect(pictures.first().element().getBoundingClientRect().right).toBeLessThan(balance.left)
    expect(balance.bottom).toBeLessThan(900)
  })

  it('keeps the material of its cards in forced colours, so that neither shows through the other', async () => {
    await show(cards, 'SignedIn')
    const looks = () =>
      pictures.elements().map((picture) => {
        const { color, backgroundImage } = getComputedStyle(picture.parentElement ?? picture)
        return { color, backgroundImage, fill: getComputedStyle(picture).fill }
      })
    const before = looks()
    await emulate({ wishes: { 'forced-colors': 'active' } })
    expect(window.matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(looks()).toEqual(before)
  })
})

describe('the contact form', () => {
  const field = (label: string) => page.getByLabelText(label, { exact: true })
  const send = page.getByRole('button', { name: 'Send message' })
  const clear = page.getByRole('button', { name: 'Clear the form' })
  const written = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A card', Message: 'Declined.\nTwice.' }
  const write = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
  }
  const expectWritten = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await expect.element(field(label)).toHaveValue(text)
  }

  it('needs every field, keeps what was sent, also what is long or hostile, to be sent again or cleared', async () => {
    await show(contacts, 'Empty', { width: 375, height: 800 })
    await send.click()
    await expect.element(field('Name')).toHaveFocus()
    for (const label of Object.keys(written)) await expect.element(field(label)).toBeInvalid()
    const note = page.getByText(contact.form.state).element().getBoundingClientRect()
    expect(note.bottom).toBeLessThanOrEqual(field('Name').element().getBoundingClientRect().top)
    const texts = {
      ...written,
      Name: 'ليلى بنت عبد الرحمن',
      Subject: '<script>document.title = "taken"</script>',
      Message: 'x'.repeat(10_000),
    }
    await write(texts)
    await send.click()
    await expect.element(page.getByText(contact.form.unsent)).toBeVisible()
    await expectWritten(texts)
    expect(overflow()).toBe(0)
    await write({ Subject: 'Another subject' })
    await send.click()
    await expect.element(page.getByText(contact.form.unsent)).toBeVisible()
    await clear.click()
    await expectWritten({ Name: '', Email: '', Subject: '', Message: '' })
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(clear).not.toBeInTheDocument()
  })
})
