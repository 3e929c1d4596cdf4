import type { Page } from '@playwright/test'
import { overflowOf } from '../overflow.ts'
import { closeNotice, expect, expectNotice, heading, openAsleep, test } from './support.ts'

const message = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Subject: 'A declined card',
  Message: 'It was declined at the till.\nTwice.',
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function openContact(page: Page) {
  await page.goto('/contact')
  await expect(heading(page, 'How can we help?')).toBeVisible()
}

async function write(page: Page, changes: Partial<typeof message> = {}) {
  for (const [label, text] of Object.entries({ ...message, ...changes })) await field(page, label).fill(text)
}

async function expectWritten(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
}

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`.

test('a complete message shows the placeholder notice, is not sent and is kept', async ({ page }) => {
  await openContact(page)
  const note = page.getByText('This is a demonstration: the form does not send anything yet.')
  const noteBox = await note.boundingBox()
  const fieldBox = await field(page, 'Name').boundingBox()
  expect.soft(noteBox && fieldBox && noteBox.y + noteBox.height <= fieldBox.y, 'above the fields').toBe(true)
  await write(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url())
  })
  await send(page).click()
  await expectNotice(page, 'Contact Form', /not implemented yet/)
  await expect(page.getByText('Nothing was sent. What you wrote is still here.')).toBeVisible()
  await expectWritten(page, message)
  await expect(page).toHaveURL('/contact')
  expect(requests).toEqual([])

  await closeNotice(page)
  await expect(send(page)).toBeEnabled()
  await field(page, 'Subject').fill('Another subject')
  await send(page).click()
  await expectNotice(page, 'Contact Form', /not implemented yet/)
  await expectWritten(page, { ...message, Subject: 'Another subject' })

  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expectWritten(page, { Name: '', Email: '', Subject: '', Message: '' })
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Clear the form' })).toHaveCount(0)
})

test('a form with gaps names every empty field and moves the focus to the first', async ({ page }) => {
  await openContact(page)
  await send(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  for (const [label, complaint] of [
    ['Name', 'Please enter your name.'],
    ['Email', 'Please enter your email address.'],
    ['Subject', 'Please enter a subject.'],
    ['Message', 'Please write your message.'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(complaint)
    await expect(field(page, label)).toHaveAttribute('required', '')
  }
  await write(page)
  await expect(page.getByText('Please write your message.')).toHaveCount(0)

  await write(page, { Message: ' ' })
  await send(page).click()
  await expect(field(page, 'Message')).toBeFocused()

  await write(page, { Email: 'ada at example' })
  await send(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@example\.com/)
})

test('a message that is sent before hydration is not put into the address', async ({ page }) => {
  await openContact(page)
  await write(page)
  await field(page, 'Message').evaluate((area: HTMLTextAreaElement) => area.form?.submit())
  await expect(page).toHaveURL('/contact')
  await expectWritten(page, message)
})

test('text that is typed before hydration is kept, and sent', async ({ page }) => {
  const wake = await openAsleep(page, '/contact')
  await write(page)
  await wake()
  await field(page, 'Message').press('End')
  await field(page, 'Message').pressSequentially('!')
  const written = { ...message, Message: `${message.Message}!` }
  await expectWritten(page, written)
  await send(page).click()
  await expectNotice(page, 'Contact Form', /not implemented yet/)
  await expectWritten(page, written)
})

test('long, foreign and malicious messages do no harm', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openContact(page)
  const texts = {
    Name: 'ليلى بنت عبد الرحمن',
    Subject: '<script>document.title = "taken"</script>',
    Message: 'x'.repeat(10_000),
  }
  await write(page, texts)
  await send(page).click()
  await expectNotice(page, 'Contact Form', /not implemented yet/)
  await expectWritten(page, texts)
  await expect(page).toHaveTitle(/Contact/)
  expect(await overflowOf(page)).toBe(0)
  await expect(send(page)).toBeVisible()
})

for (const [name, now, title, change] of [
  ['on a Monday', '2026-11-23T16:20:00Z', 'Open now', 'Closes Tuesday at 00:00, your time'],
  ['on a Monday night', '2026-11-24T02:20:00Z', 'Closed now', 'Opens Tuesday at 15:00, your time'],
  ['on a Sunday', '2026-11-22T16:20:00Z', 'Emergencies only today', 'Opens Monday at 15:00, your time'],
] as const) {
  test.describe(`in Berlin ${name}`, () => {
    test.use({ timezoneId: 'Europe/Berlin' })

    test(`support is shown as “${title}”, and nothing moves for it`, async ({ page }) => {
      await page.clock.setFixedTime(now)
      const wake = await openAsleep(page, '/contact')
      const table = page.getByRole('region', { name: 'Support hours' }).getByText('Mon-Fri')
      const before = await table.boundingBox()
      await wake()
      const hours = page.getByRole('region', { name: 'Support hours' })
      await expect(hours).toContainText(title)
      await expect(hours).toContainText(change)
      expect((await table.boundingBox())?.y).toBe(before?.y)
    })
  })
}

test('the status of support changes at the hour, without a reload', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T22:59:30Z' })
  await openContact(page)
  const hours = page.getByRole('region', { name: 'Support hours' })
  await expect(hours).toContainText('Open now')
  await page.clock.fastForward(31_000)
  await expect(hours).toContainText('Closed now')
})
