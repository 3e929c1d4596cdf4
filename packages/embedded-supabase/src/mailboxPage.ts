import { localHtml, localPage } from './localPage.ts'
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
    : '<p class="empty">No mail yet. Create an account or request a password reset, then come back.</p>'
  return `<header>
      <div><h1>Mailbox</h1><p>Every email from this local server arrives here. Nothing is sent to a real address.</p></div>
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

/** The mail for the frame: its links open in the whole window, and it can neither run scripts nor load anything. */
function framed(mail: CaughtMail): Response {
  return localHtml(`<base target="_top">${mail.html}`, {
    policy:
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
  })
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
}

function timeOf(mail: CaughtMail): string {
  return `${mail.sentAt.slice(0, 10)} ${mail.sentAt.slice(11, 19)} UTC`
}

const page = (title: string, body: string, status = 200) =>
  localPage(title, body, { status, policy: "frame-src 'self'" })
