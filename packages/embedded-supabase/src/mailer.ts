import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '@supabase/lite'
import type { OwnSettings, ProjectConfig } from './config.ts'
import type { MailStore } from './mailStore.ts'

type Mailer = NonNullable<App['_mailer']>
type Kind = 'confirmation' | 'recovery' | 'magic_link' | 'email_change' | 'reauthentication'
type Values = Record<
  'Token' | 'TokenHash' | 'SiteURL' | 'RedirectTo' | 'Email' | 'NewEmail' | 'OldEmail' | 'FactorType',
  string
>

/** Subjects of hosted Supabase, for templates that name none. */
const usualSubjects: Record<Kind, string> = {
  confirmation: 'Confirm Your Signup',
  recovery: 'Reset Your Password',
  magic_link: 'Your Magic Link',
  email_change: 'Confirm Email Change',
  reauthentication: 'Confirm Reauthentication',
}

/** Options of a mailer: the project, the origin of links, and the store that gets the mails. */
export type MailerOptions = {
  root: string
  config: ProjectConfig
  own: OwnSettings
  siteUrl: () => string
  store: MailStore
}

/**
 * Renders the backend's mails from the templates of `supabase/config.toml`, with the template variables of hosted
 * Supabase. The text part holds the same link as the HTML part.
 */
export function createMailer({ root, config, own, siteUrl, store }: MailerOptions): Mailer {
  async function send(kind: Kind, to: string, values: Partial<Values>): Promise<void> {
    const { reauthentication } = own
    const template = { ...config.auth?.email?.template, reauthentication }[kind]
    if (!template?.content_path) throw new Error(`supabase/config.toml names no template for ${kind} mails.`)
    const site = siteUrl()
    const html = fillTemplate(await readFile(path.resolve(root, template.content_path), 'utf8'), {
      ...values,
      SiteURL: site,
      RedirectTo: site,
    })
    const subject = template.subject ?? usualSubjects[kind]
    store.add({ to, subject, html, text: textOf(subject, html, values.TokenHash ? undefined : values.Token) })
  }

  return {
    sendConfirmation: (to, hash, code) =>
      send('confirmation', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    sendRecovery: (to, hash, code) =>
      send('recovery', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    sendMagicLink: (to, hash, code) =>
      send('magic_link', to, { Token: code, TokenHash: hash, Email: to, NewEmail: '' }),
    async sendEmailChange(to, hash, code, details) {
      const addresses = { Email: details?.currentEmail ?? to, NewEmail: details?.newEmail ?? '' }
      await send('email_change', to, { Token: code, TokenHash: hash, ...addresses })
      const { tokenNew, tokenHashNew, newEmail } = details ?? {}
      if (!tokenHashNew || !newEmail) return
      await send('email_change', newEmail, { Token: tokenNew, TokenHash: tokenHashNew, ...addresses })
    },
    sendReauthentication: (to, code) => send('reauthentication', to, { Token: code, Email: to }),
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

/** The changes of which the owner of an account is told, with the subjects of hosted Supabase. */
const notificationSubjects = {
  password_changed: 'Your password was changed',
  email_changed: 'Your email address was changed',
  mfa_factor_enrolled: 'A new verification method was added to your account',
  mfa_factor_unenrolled: 'A verification method was removed from your account',
}

/** Sends a mail that tells the owner of an account of a change; `values` are those of its template besides the address. */
export type Notify = (
  kind: keyof typeof notificationSubjects,
  to: string,
  values?: Partial<Values>,
) => Promise<void>

/** Tells the owner of an account of a change, if the project has a mail for it. */
export function createNotify({ root, own, siteUrl, store }: Omit<MailerOptions, 'config'>): Notify {
  return async (kind, to, values) => {
    const { enabled, content_path, subject = notificationSubjects[kind] } = own.notifications[kind] ?? {}
    if (!enabled || !content_path) return
    const html = fillTemplate(await readFile(path.resolve(root, content_path), 'utf8'), {
      Email: to,
      SiteURL: siteUrl(),
      ...values,
    })
    store.add({ to, subject, html, text: textOf(subject, html) })
  }
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

/** The text part: the code of a mail that has one and no link of its own, otherwise the link of the HTML part. */
function textOf(subject: string, html: string, code?: string): string {
  const said = code ?? /<a\b[^>]*\bhref="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return said ? `${subject}\n\n${said}\n` : `${subject}\n`
}
