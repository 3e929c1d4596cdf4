import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tokenName } from '@/data/account/balances'
import { tokenPortraits } from '@/data/content/token'
import { marketAssets } from '@/data/market/marketAssets'
import { tickerTokens, tokens } from '@/data/market/tokens'
import { formatDollars } from '@/data/text/figures'
import { howTo } from '../../howTo'

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

// By paths that the check for dead exports does not know: a glob would have it take each of these exports as used.
const data = new URL('../../../src/data/', import.meta.url)
const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:site|content|search)\b.+\.ts$|\b(?:accountNavigation|adminNavigation|keyFigures)\.ts$/.test(file),
)
const contents = await Promise.all(
  files.map(async (path): Promise<[string, object]> => [path, await import(new URL(path, data).href)]),
)
const prose = contents.flatMap(([path, content]) => textsIn({ ...content }).map((text) => ({ path, text })))

it('gives a token one name, on the market, on its own page and in a wallet', () => {
  expect([tokenPortraits.kcc.name, tokenPortraits.kcredit.name]).toEqual(['KCC', 'KCCredit'])
  for (const { symbol, name, price, fixedPrice } of tokens) {
    expect(
      marketAssets.filter((asset) => asset.symbol === symbol),
      howTo('A token'),
    ).toEqual([expect.objectContaining({ name, price })])
    if (fixedPrice) expect(tokenName(symbol)).toBe(name === symbol ? 'King Token' : name)
  }
})

it('begins the ticker with the pairs of the specification, in its order', () => {
  const symbols = tickerTokens.map(({ symbol }) => symbol)
  expect(symbols.slice(0, 6)).toEqual(['KCC', 'BTC', 'ETH', 'BNB', 'SOL', 'ADA'])
})

it('names no token otherwise in any text, and repeats no price that moves', () => {
  expect(prose.length).toBeGreaterThan(300)
  const otherNames = /\b(Ether|KCREDIT|KC Credit|King Credit Token|King Exchange Coin|Tether USD)\b/
  expect(prose.filter(({ text }) => otherNames.test(text))).toEqual([])
  const prices = tokens.filter(({ price }) => price !== 1).map(({ price }) => formatDollars(price))
  expect(prose.filter(({ text }) => prices.some((price) => text.includes(price)))).toEqual([])
})
