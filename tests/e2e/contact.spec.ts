import type { Page } from '@playwright/test'
import { placeholderNotices } from '@/data/content/notices'
import { expect, expectNotice, openBeforeScripts, test } from './support.ts'

// What the page says is asked of its document, in `tests/build/pageContents.test.ts`; how its form behaves, of its story, in
// `tests/screens/pages.test.ts`.

const message = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Subject: 'A declined card',
  Message: 'It was declined at the till.\nTwice.',
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

async function expectWritten(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
}

test('a message that is typed before hydration is kept, never in the address, and sent nowhere', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url())
  })
  const start = await openBeforeScripts(page, '/contact')
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text)
  await field(page, 'Message').evaluate((area: HTMLTextAreaElement) => area.form?.submit())
  await expectWritten(page, message)
  await start()
  await field(page, 'Message').press('End')
  await field(page, 'Message').pressSequentially('!')
  await page.getByRole('button', { name: 'Send message' }).click()
  const { title, description } = placeholderNotices.contact
  await expectNotice(page, title, description)
  await expectWritten(page, { ...message, Message: `${message.Message}!` })
  await expect(page).toHaveURL('/contact')
  expect(requests).toEqual([])
})
