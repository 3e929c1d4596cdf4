import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchMails, findMailbox, linkIn } from '../../scripts/mailbox'

const url = 'http://mailbox.example'
let answers: Record<string, unknown>

beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.slice(url.length)
    return path in answers ? Response.json(answers[path]) : new Response('no such page', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a mailbox', () => {
  it.each([
    ['embedded', '/mailbox.json'],
    ['mailpit', '/api/v1/info'],
    ['inbucket', '/api/v1/mailbox/anybody'],
  ])('is known by what it answers: %s', async (kind, path) => {
    answers[path] = []
    expect(await findMailbox(`${url}/`)).toEqual({ kind, url })
  })

  it('that answers nothing known is an error that says which are', async () => {
    await expect(findMailbox(url)).rejects.toThrow('Known are Mailpit, Inbucket and the embedded backend’s.')
  })

  it('of the embedded backend is read by the address', async () => {
    answers['/mailbox.json?to=ada%2B1%40x.example'] = [{ subject: 'S', html: '<p>H</p>', text: 'T' }]
    expect(await fetchMails({ kind: 'embedded', url }, 'ada+1@x.example')).toEqual([
      { subject: 'S', text: '<p>H</p>\nT' },
    ])
  })

  it('of Mailpit is searched by the address', async () => {
    answers['/api/v1/search?query=to%3A%22ada%40x.example%22'] = { messages: [{ ID: 'm1', Subject: 'S' }] }
    answers['/api/v1/message/m1'] = { HTML: 'H', Text: 'T' }
    expect(await fetchMails({ kind: 'mailpit', url }, 'ada@x.example')).toEqual([
      { subject: 'S', text: 'H\nT' },
    ])
  })

  it('of Inbucket is turned round, newest first', async () => {
    answers['/api/v1/mailbox/ada'] = [
      { id: '1', subject: 'old' },
      { id: '2', subject: 'new' },
    ]
    answers['/api/v1/mailbox/ada/1'] = { body: { html: 'H1', text: 'T1' } }
    answers['/api/v1/mailbox/ada/2'] = { body: { html: 'H2', text: 'T2' } }
    const mails = await fetchMails({ kind: 'inbucket', url }, 'ada@x.example')
    expect(mails.map(({ subject }) => subject)).toEqual(['new', 'old'])
  })
})

describe('the link of a mail', () => {
  const mail = (href: string) => ({ subject: '', text: `<a href="${href}">` })

  it.each([
    ['the site’s page', 'https://x.example/auth/confirm?token_hash=a1&amp;type=signup', '/auth/confirm'],
    ['the auth server', 'https://x.example/auth/v1/verify?token=a1&amp;type=signup', '/auth/v1/verify'],
  ])('leads to %s with its hash', (_, href, path) => {
    expect(linkIn(mail(href), 'signup')).toEqual({ page: `https://x.example${path}`, hash: 'a1' })
  })

  it('is none of another type, and none without a hash', () => {
    expect(
      linkIn(mail('https://x.example/auth/confirm?token_hash=a1&type=recovery'), 'signup'),
    ).toBeUndefined()
    expect(linkIn(mail('https://x.example/contact'), 'signup')).toBeUndefined()
  })
})
