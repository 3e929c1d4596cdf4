import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { descriptions } from '@/data/content/descriptions'
import { cashback, fees, leverage, monthlyBurn } from '@/data/market/keyFigures'
import { marketAssets } from '@/data/market/marketAssets'
import { kcc, kccFigures } from '@/data/market/tokens'
import { passwordLength } from '@/data/session/passwords'
import { formatCompactDollars, formatMillions } from '@/data/text/figures'
import { howTo } from '../../howTo'

const content = 'src/data/content/'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && name !== 'routeTree.gen.ts')
  .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))

/** Sentences allowed in a file, or in a folder, each with the reason. */
const allowed: Record<string, string> = {
  'src/data/account/reads.ts: Reading the profile summary': 'names a read that fails, in the console',
  'src/data/session/fetch.ts: The session was not refreshed':
    'for the provider’s client, in an answer that is made up',
  'src/routes/(auth)/reset-password.tsx: Choose a new password': 'a title, as every route has one',
}

/** A word as people write it: no name of a style, no symbol of a token. */
const word = /^[“‘(]?[A-Z]?[a-z][a-z’-]*[.,:;?!)”’]*$/

/** True if a text is a sentence by its end, or by the number of its words; the gaps of a template are `…`. */
function isSentence(text: string): boolean {
  const words = text.split(' ').filter((part) => word.test(part)).length
  return (words >= 2 && /[a-z”’)…][.?!](\s|$)/.test(text)) || (words >= 4 && /^[“(]?[A-Z]/.test(text))
}

/** True for what no visitor sees: messages of errors and of the console, types, addresses of modules. */
const isForDevelopers = (node: ts.Node, file: ts.SourceFile) =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file))) ||
  (ts.isCallExpression(node) && node.expression.getText(file).startsWith('console.'))

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** The texts in a source that a visitor may read, with single blanks. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node) => {
    if (isForDevelopers(node, parsed)) return
    const text = textOf(node)?.replace(/\s+/g, ' ').trim()
    if (text) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

const sentencesIn = (file: string, source: string) => textsIn(file, source).filter(isSentence)

describe('a sentence', () => {
  it('stands in src/data/content, wherever it is shown', () => {
    const elsewhere = files.filter((file) => !file.startsWith(content))
    const found = elsewhere.flatMap((file) =>
      sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    )
    const reasons = Object.keys(allowed)
    expect(elsewhere.length).toBeGreaterThan(300)
    expect(
      found.filter((line) => !reasons.some((start) => line.startsWith(start))),
      'Move it to a file of src/data/content',
    ).toEqual([])
    expect(reasons.filter((start) => !found.some((line) => line.startsWith(start)))).toEqual([])
  })
})

/** Figures of the market and of rules, as texts write them. */
const figures = [
  ...Object.values(fees),
  cashback,
  leverage,
  monthlyBurn,
  formatCompactDollars(kccFigures.marketCap),
  formatMillions(kccFigures.supply),
  formatMillions(kccFigures.circulating),
  `+${kcc.change24h}%`,
  `${marketAssets.length} sample assets`,
  `${passwordLength.least} characters`,
  `${passwordLength.mostBytes} characters`,
]

/** The figures that a text repeats, whole: `5%` is not in `15%`, nor in `0.5%`. */
const figuresIn = (text: string) =>
  figures.filter((figure) => {
    const escaped = figure.replace(/[.$+]/g, '\\$&')
    return new RegExp(`(?<![\\d.,])${escaped}(?![\\d])`).test(text)
  })

describe('a figure of the market or of a rule', () => {
  it('is written from there by every text', () => {
    const texts = files
      .filter((file) => file.startsWith(content))
      .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
    expect(texts.length).toBeGreaterThan(800)
    // In the first script, where the assets are not.
    const known = `${content}descriptions.ts: ${descriptions.market}`
    expect(descriptions.market, howTo('A token')).toContain(`${marketAssets.length} sample assets`)
    expect(
      texts.filter((text) => text !== known && figuresIn(text).length > 0),
      howTo('A text'),
    ).toEqual([])
  })

  it.each([
    [`Maker orders cost ${fees.maker}, taker orders ${fees.taker}.`, [fees.maker, fees.taker]],
    ['Leverage up to 100x', ['100x']],
    ['A pool that pays 13% or 0.13%', []],
  ])('is found in %s', (text, found) => {
    expect(figuresIn(text)).toEqual(found)
  })
})

/** Labels that the specification fixes, to the letter. */
const fixed = [
  ...['Start Trading Now', 'Watch Demo', 'Premium Features', 'Learn More', 'Get VIP Access', 'Coming Soon'],
  ...['Login', 'Sign Up', 'Logout', 'Send Reset Link', 'Signing in...', 'Creating Account...', 'Sending...'],
  ...['All', 'King Tokens', 'Gainers', 'Losers', 'Trade', 'Copy', 'NFT Marketplace', 'King Cards', 'FAQ'],
  ...['Order New Card', 'Activate Card', 'Top Up', 'Freeze Card', 'View Statement'],
  ...['Access Denied', 'Proceed to Login', 'VIP Level', 'Super Admin', 'Not Verified', 'Pending'],
  ...['You have full access', 'Sign up Failed', 'Sign in Failed', 'Sign out Failed'],
  ...['Welcome back!', 'Registration Successful!', 'Password Reset Email Sent', 'Logged out successfully.'],
  ...['Newsletter Subscription', 'Live Demo Coming Soon!', 'Feature Coming Soon!', 'Email not verified'],
  'Terms Required: Please agree to the terms and conditions',
  'Password Mismatch: Passwords do not match',
]

/** Names that keep their capital: the brand's words, plans, pages, keys, and people, places and companies of samples. */
const names = new RegExp(
  String.raw`\b(?:${[
    ...['King(?: Exchange| Tokens?| Cards?| Debit| Credit)?', 'Bitcoin', 'Android', 'JavaScript', 'Meta'],
    ...[
      'Free',
      'USD Coin',
      'NEAR Protocol',
      'Intuition Machines',
      'Pro',
      'Enterprise',
      'Squire, Knight, Duke, Crown',
      'Market',
      '3D Secure',
      String.raw`January(?: \w+)+`,
    ],
    ...['Port Regent', 'Harbour Street Coffee', 'Hotel Meridian, Lisbon', 'Orrin & Vale'],
    ...['Adaeze Holm', 'Noor Castellane', 'Priya Hallgrim', 'Jun Abellard', 'Viktor Amondi'],
    ...['Ines Carvalho', 'Tomas Okafor', 'Mara Lindqvist', 'Yusuf Demir'],
  ].join('|')})\b`,
  'g',
)

/** A label with a capital that begins neither it nor a name, and is not fixed. */
const isInTitleCase = (text: string) =>
  !/[.?!]$|\. /.test(text) &&
  /^[A-Z“…]/.test(text) &&
  /(?<![?!])\s[A-Z][a-z]/.test(
    fixed.reduce((rest, label) => rest.replaceAll(label, 'A'), text).replace(names, 'A'),
  )

describe('a label', () => {
  const labels = files
    .filter((file) => /^src\/(?:data|components|routes)\//.test(file))
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))

  it('of the specification stands as it has it', () => {
    expect(fixed.filter((label) => !labels.includes(label))).toEqual([])
  })

  it('is in sentence case else', () => {
    expect(['Set New Password', 'Set up King Cards', 'Login'].filter(isInTitleCase)).toEqual([
      'Set New Password',
    ])
    expect(labels.filter(isInTitleCase), howTo('A text')).toEqual([])
  })
})
