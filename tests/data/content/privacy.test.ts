import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { afterEach, expect, it, vi } from 'vitest'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import { captchaServices } from '@/data/session/captchaServices'
import { howTo } from '../../howTo'

/** The privacy page's words for each key of the browser's storage. */
const told: Record<string, string> = {
  'fast-pages-typefaces': 'which typefaces it has loaded',
  'king-exchange-balances-exact': 'or shown in full',
  'king-exchange-balances-hidden': 'whether balances are hidden',
  'king-exchange-favourites': 'your favourite assets',
  'king-exchange-invitation': 'the code of a referral link for 30 days',
  'king-exchange-motion': 'whether motion is paused',
  'king-exchange-notice': 'a notice that is still to be shown',
  'king-exchange-probe': 'what a login with another service needs',
  'king-exchange-registration': 'what you type where you log in or register',
  'king-exchange-return': 'the page you wanted for an hour',
  'king-exchange-session': 'your login',
  'king-exchange-theme': 'the theme you chose',
}

/** The privacy page's words for each mail, by its key in the settings of the provider. */
const mailed: Record<string, string> = {
  confirmation: 'to confirm your address',
  email_change: 'or a new one',
  email_changed: 'your address',
  magic_link: 'to let you log in',
  mfa_factor_enrolled: 'a second step of your login has changed',
  mfa_factor_unenrolled: 'a second step of your login has changed',
  password_changed: 'to tell you that your password',
  reauthentication: 'a code where we have to be sure',
  recovery: 'set a new password',
}

const privacy = (pages: typeof publicPlaceholders) =>
  JSON.stringify(pages.find(({ to }) => to === '/privacy'))

afterEach(() => void vi.unstubAllEnvs())

it('names every mail that the provider is set to send, and no other', () => {
  const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as {
    auth: { email: Record<'template' | 'notification', Record<string, unknown>> }
  }
  const { template, notification } = auth.email
  expect(Object.keys({ ...template, ...notification }).sort()).toEqual(Object.keys(mailed))
  for (const words of Object.values(mailed)) expect(privacy(publicPlaceholders)).toContain(words)
})

it('names the service that checks who is human, where the site is built with one', async () => {
  for (const [provider, { name, maker }] of Object.entries(captchaServices)) {
    expect(privacy(publicPlaceholders)).not.toContain(name)
    vi.stubEnv('VITE_CAPTCHA_PROVIDER', provider)
    const built = await vi.importActual<{ publicPlaceholders: typeof publicPlaceholders }>(
      `@/data/content/publicPlaceholders?${provider}`,
    )
    expect(privacy(built.publicPlaceholders)).toContain(`${name} by ${maker}`)
  }
})

it('names everything that this site’s own code stores in a browser, and nothing else', () => {
  const files = ['src', 'packages/fast-pages/src']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/'((?:king-exchange|fast-pages)-[a-z-]+)'/g),
      ([, key]) => key,
    ),
  )
  expect([...new Set(found)].sort(), howTo('A choice of a browser')).toEqual(Object.keys(told))
  for (const words of [...Object.values(told), 'how far you have scrolled'])
    expect(privacy(publicPlaceholders)).toContain(words)
})
