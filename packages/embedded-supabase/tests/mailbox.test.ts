import { beforeEach, describe, expect, it } from 'vitest'
import { answerMailbox } from '../src/mailboxPage.ts'
import { createMailStore, type MailStore } from '../src/mailStore.ts'

let mails: MailStore

const ask = (path: string, init?: RequestInit) =>
  answerMailbox(new Request(`http://localhost:5173${path}`, init), mails)
const mailTo = (to: string, subject = 'Hello') => ({
  to,
  subject,
  text: 'See http://localhost:5173/auth/confirm?a=1&b=2',
  html: '<a href="http://localhost:5173/">x</a>',
})

beforeEach(() => {
  mails = createMailStore({ perAddress: 2, inAll: 3 })
})

describe('the mailbox', () => {
  it('lists the newest first and keeps a limited number', async () => {
    expect(await ask('/mailbox').text()).toContain('No mail yet')
    for (const name of ['a', 'b', 'c', 'd']) mails.add(mailTo(`${name}@example.test`))
    expect(mails.list().map(({ id, to }) => `${id} ${to}`)).toEqual([
      '4 d@example.test',
      '3 c@example.test',
      '2 b@example.test',
    ])
    const page = await ask('/mailbox').text()
    expect(page.indexOf('d@example.test')).toBeLessThan(page.indexOf('b@example.test'))
    expect((await ask('/mailbox/1')).status).toBe(404)
  })

  it('keeps the mails of others when one address gets many', () => {
    mails.add(mailTo('ada@example.test'))
    for (const subject of ['1', '2', '3', '4']) mails.add(mailTo('Bob@example.test', subject))
    expect(mails.list('bob@example.test').map(({ subject }) => subject)).toEqual(['4', '3'])
    expect(mails.list('ada@example.test')).toHaveLength(1)
  })

  it('gives tests the mails to one address', async () => {
    mails.add(mailTo('a@example.test', 'One'))
    mails.add(mailTo('b@example.test', 'Two'))
    expect(await ask('/mailbox.json?to=A@Example.test').json()).toEqual([
      { id: 1, sentAt: expect.any(String), ...mailTo('a@example.test', 'One') },
    ])
  })

  it('shows addresses and subjects as text', async () => {
    mails.add(mailTo('"<script>x</script>"@example.test', '<b>Bold</b>'))
    for (const path of ['/mailbox', '/mailbox/1']) {
      const page = await ask(path).text()
      expect(page).not.toMatch(/<script|<b>/)
      expect(page).toContain('&lt;b&gt;Bold')
    }
  })

  it('shows a mail in a frame without scripts, with its link in the text version', async () => {
    mails.add(mailTo('a@example.test'))
    const page = await ask('/mailbox/1').text()
    expect(page).toContain('sandbox="allow-popups allow-top-navigation-by-user-activation"')
    expect(page).toContain('<a href="http://localhost:5173/auth/confirm?a=1&amp;b=2">')
    const frame = ask('/mailbox/1.html')
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await frame.text()).toContain('<base target="_top">')
  })

  it('is read, and kept out of search engines and caches', () => {
    mails.add(mailTo('a@example.test'))
    for (const path of ['/mailbox', '/mailbox/1', '/mailbox/1.html']) {
      const { headers } = ask(path)
      expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
    }
    expect([ask('/mailbox/9').status, ask('/mailbox/1x').status]).toEqual([404, 404])
    expect(ask('/mailbox', { method: 'POST' }).status).toBe(405)
  })
})
