import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'

/** By its key, the words with which the privacy page tells what the browser stores. */
const told: Record<string, string> = {
  'fast-pages-typefaces': 'which typefaces it has loaded',
  'king-exchange-balances-exact': 'or shown in full',
  'king-exchange-balances-hidden': 'whether balances are hidden',
  'king-exchange-favourites': 'your favourite assets',
  'king-exchange-invitation': 'the code of a referral link for 30 days',
  'king-exchange-motion': 'whether motion is paused',
  'king-exchange-probe': 'what a login with another service needs',
  'king-exchange-registration': 'what you type into the registration form',
  'king-exchange-return': 'the page you wanted for an hour',
  'king-exchange-session': 'your login',
  'king-exchange-theme': 'the theme you chose',
}

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
  expect([...new Set(found)].sort()).toEqual(Object.keys(told))
  const texts = JSON.stringify(publicPlaceholders.find(({ to }) => to === '/privacy'))
  for (const words of [...Object.values(told), 'how far you have scrolled']) expect(texts).toContain(words)
})
