import { escapeHtml } from './mailer.ts'
import type { CaughtMail, MailStore } from './mailStore.ts'

/**
 * Answers `/mailbox` (the list), `/mailbox/<id>` (one mail), `/mailbox/<id>.html` (its HTML part, for the
 * frame) and `/mailbox.json` (the mails as data, `?to=` for one address).
 */
export function answerMailbox(request: Request, mails: MailStore): Response {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return page('Mailbox', '<h1>Not allowed</h1>', 405)
  if (url.pathname === '/mailbox.json') {
    const to = url.searchParams.get('to') ?? undefined
    return Response.json(mails.list(to), { headers: { 'cache-control': 'no-store' } })
  }
  const path = url.pathname.replace(/^\/mailbox\/?/, '')
  if (path === '') return page('Mailbox', listPage(mails.list()))

  const mail = mails.find(Number.parseInt(path, 10))
  if (!mail || !/^\d+(\.html)?$/.test(path)) return page('No such mail', missingPage(), 404)
  return path.endsWith('.html') ? framed(mail) : page(mail.subject, mailPage(mail))
}

function listPage(mails: CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mailbox/${mail.id}">
      <span class="subject">${escapeHtml(mail.subject)}</span>
      <span class="to">To ${escapeHtml(mail.to)}</span>
      <time datetime="${mail.sentAt}">${timeOf(mail)}</time>
    </a></li>`,
  )
  const list = rows.length
    ? `<ol>${rows.join('')}</ol>`
    : '<p class="empty">No mail yet. Sign up or ask for a password reset, then come back.</p>'
  return `<header>
      <div><h1>Mailbox</h1><p>Every mail that this local server sends lands here. Nothing is delivered.</p></div>
      <a class="button" href="/mailbox">Refresh</a>
    </header>${list}`
}

function mailPage(mail: CaughtMail): string {
  return `<nav aria-label="Mailbox"><a href="/mailbox"><span aria-hidden="true">←</span> All mails</a></nav>
    <h1>${escapeHtml(mail.subject)}</h1>
    <p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${timeOf(mail)}</time></p>
    <iframe title="Message: ${escapeHtml(mail.subject)}" src="/mailbox/${mail.id}.html"
      sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
    <details><summary>Text version</summary><pre>${linked(mail.text)}</pre></details>`
}

function missingPage(): string {
  return `<h1>No such mail</h1>
    <p>The mailbox is emptied whenever the server stops.</p><p><a href="/mailbox">All mails</a></p>`
}

/** The mail itself. Its links open in the whole window, and it can run no script and load nothing. */
function framed(mail: CaughtMail): Response {
  return html(`<base target="_top">${mail.html}`, 200, {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
  })
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
}

function timeOf(mail: CaughtMail): string {
  return `${mail.sentAt.slice(0, 10)} ${mail.sentAt.slice(11, 19)} UTC`
}

function page(title: string, body: string, status = 200): Response {
  return html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · King Exchange</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`,
    status,
    {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
    },
  )
}

function html(text: string, status: number, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      ...headers,
    },
  })
}

const STYLE = `
:root { color-scheme: dark; --ink: #0b0d12; --raised: #151922; --line: #2a303d; --text: #eef0f4; --quiet: #a6adbb; --gold: #e8bd5a }
* { box-sizing: border-box }
body { margin: 0; background: var(--ink); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere }
p { margin: 0 0 1rem; color: var(--quiet); overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: flex-start; justify-content: space-between; margin-bottom: 1rem }
a { color: var(--gold) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 4px }
nav { margin-bottom: 1.25rem }
nav a { display: inline-block; padding: .5rem 0 }
.button { padding: .6rem 1.1rem; border: 1px solid var(--gold); border-radius: 8px; text-decoration: none }
ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; gap: .1rem 1rem; grid-template-columns: 1fr auto; padding: .9rem 1.1rem; background: var(--raised); color: inherit; text-decoration: none }
li a:hover { background: var(--line) }
li a:focus-visible { outline-offset: -3px }
.subject { font-weight: 600; overflow-wrap: anywhere }
.to { grid-row: 2; color: var(--quiet); overflow-wrap: anywhere }
time { white-space: nowrap; color: var(--quiet); font-variant-numeric: tabular-nums; font-size: .9rem }
.empty { padding: 2.5rem 1rem; border: 1px dashed var(--line); border-radius: 12px; text-align: center }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 12px; background: #fff }
details { margin-top: 1.25rem }
summary { cursor: pointer; padding: .4rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); padding: 1rem; border-radius: 8px }
@media (max-width: 30rem) { li a { grid-template-columns: 1fr } .to { grid-row: auto } }
`
