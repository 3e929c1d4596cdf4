import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '@supabase/lite'
import type { Project, ProjectConfig } from './config.ts'
import type { MailStore } from './mailStore.ts'

type Mailer = NonNullable<App['_mailer']>
type Kind = 'confirmation' | 'recovery' | 'magic_link' | 'email_change'
type Values = Record<'Token' | 'TokenHash' | 'SiteURL' | 'RedirectTo' | 'Email' | 'NewEmail', string>

/** Where a template names no subject: those of hosted Supabase. */
const usualSubjects: Record<Kind, string> = {
  confirmation: 'Confirm Your Signup',
  recovery: 'Reset Your Password',
  magic_link: 'Your Magic Link',
  email_change: 'Confirm Email Change',
}

/** Options of a mailer: the project, the origin of links, and the store that gets the mails. */
export type MailerOptions = {
  root: string
  config: ProjectConfig
  siteUrl: () => string
  store: MailStore
}

/**
 * Renders the backend's mails from the templates of `supabase/config.toml`, with the template variables of hosted
 * Supabase. The text part holds the same link as the HTML part.
 */
export function createMailer({ root, config, siteUrl, store }: MailerOptions): Mailer {
  async function send(kind: Kind, to: string, values: Omit<Values, 'SiteURL' | 'RedirectTo'>): Promise<void> {
    const template = config.auth?.email?.template?.[kind]
    if (!template?.content_path) throw new Error(`supabase/config.toml names no template for ${kind} mails.`)
    const site = siteUrl()
    const html = fillTemplate(await readFile(path.resolve(root, template.content_path), 'utf8'), {
      ...values,
      SiteURL: site,
      RedirectTo: site,
    })
    const subject = template.subject ?? usualSubjects[kind]
    store.add({ to, subject, html, text: textOf(subject, html) })
  }

  return {
    sendConfirmation: (to, hash, code) =>
      send('confirmation', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    sendRecovery: (to, hash, code) =>
      send('recovery', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    sendMagicLink: (to, hash, code) =>
      send('magic_link', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    sendEmailChange: (to, hash, code, details) =>
      send('email_change', to, {
        Token: code,
        TokenHash: hash,
        Email: details?.currentEmail ?? to,
        NewEmail: details?.newEmail ?? '',
      }),
    async sendReauthentication(to, code) {
      const subject = 'Confirm Reauthentication'
      store.add({ to, subject, html: `<p>Your code is <strong>${code}</strong>.</p>`, text: code })
    },
  }
}

/**
 * Replaces `{{ .Name }}` as hosted Supabase does: escaped for a query string where one stands, for HTML everywhere
 * else. An unknown name stays as it is.
 */
function fillTemplate(template: string, values: Partial<Values>): string {
  const known = new Map<string, string>(Object.entries(values))
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string, offset: number) => {
    const value = known.get(name)
    if (value === undefined) return whole
    const isInQuery = /\bhref="[^"?]*\?[^"]*$/.test(template.slice(0, offset))
    return escapeHtml(isInQuery ? encodeURIComponent(value).replaceAll("'", '%27') : value)
  })
}

/** Tells the owner of an account of a change, if the project has a mail for it. */
export async function sendNotification(
  { root, siteUrl, store }: Omit<MailerOptions, 'config'>,
  notifications: Project['notifications'],
  kind: 'password_changed',
  to: string,
): Promise<void> {
  const { enabled, content_path, subject = 'Your password has been changed' } = notifications[kind] ?? {}
  if (!enabled || !content_path) return
  const html = fillTemplate(await readFile(path.resolve(root, content_path), 'utf8'), {
    Email: to,
    SiteURL: siteUrl(),
  })
  store.add({ to, subject, html, text: textOf(subject, html) })
}

/** Makes text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function textOf(subject: string, html: string): string {
  const link = /<a\b[^>]*\bhref="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return link ? `${subject}\n\n${link}\n` : `${subject}\n`
}
