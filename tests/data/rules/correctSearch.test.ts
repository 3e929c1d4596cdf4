import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogPosts, findPosts, postText } from '@/data/content/blog'
import { marketAssets } from '@/data/registries/market'
import { searchEntries } from '@/data/registries/searchEntries'
import { tickerTokens } from '@/data/registries/tokens'
import { correctSearch, learnWords } from '@/data/rules/correctSearch'
import { entryText, findEntries } from '@/data/rules/findEntries'
import { assetText, selectAssets } from '@/data/rules/marketResult'

function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** A search as a page does it: as it is written, else by its correction. Also tells what the visitor is asked. */
function searching<Item extends object>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  find: (search: string) => unknown[],
) {
  const vocabulary = finish(learnWords(items, textOf))
  return (search: string) => {
    const found = find(search)
    if (found.length > 0) return { found, asked: undefined }
    const correction = finish(correctSearch(search, vocabulary))
    if (correction?.isSure) return { found: find(correction.search), asked: undefined }
    if (correction) expect(find(correction.search)).not.toEqual([])
    return { found, asked: correction?.search }
  }
}

const entries = searchEntries({ isSignedIn: false, isInAdmin: false })
const inMarket = searching(marketAssets, assetText, (q) =>
  selectAssets(marketAssets, { q }).map(({ symbol }) => symbol),
)
const inSite = searching(entries, entryText, (text) =>
  findEntries(text, entries).flatMap(({ entries: all }) => all.map(({ symbol }) => symbol)),
)
const inBlog = searching(blogPosts, postText, (q) => findPosts({ q }).map(({ id }) => id))

describe('an asset is found on the market page and in the search of the site', () => {
  it.each([
    ['bítcóin', 'BTC'],
    ['ＢＴＣ', 'BTC'],
    ['btc bitcoin', 'BTC'],
    ['bitcoin   btc ', 'BTC'],
    ['bit\u200bcoin', 'BTC'],
    ['usd\u00a0coin', 'USDC'],
    ['$BTC', 'BTC'],
    ['#btc', 'BTC'],
    ['(BTC)', 'BTC'],
    ['BTC/USDT', 'BTC'],
    ['btc-usdt', 'BTC'],
    ['BTC_USDT', 'BTC'],
    ['BTC / USDT', 'BTC'],
    ['BTC–USD', 'BTC'],
    ['ＢＴＣ／ＵＳＤＴ', 'BTC'],
    ['BTCUSDT', 'BTC'],
    ['btcusd', 'BTC'],
    ['ETHBTC', 'ETH'],
    ['ETH/BTC', 'ETH'],
    ['tether usd', 'USDT'],
    ['bitcoin/usdt', 'BTC'],
    ['BTC/USTD', 'BTC'],
    ['etherium', 'ETH'],
    ['bitcion', 'BTC'],
    ['bitconn', 'BTC'],
    ['bıtcoin', 'BTC'],
    ['dogge', 'DOGE'],
    ['litcoin', 'LTC'],
    ['carddano', 'ADA'],
    ['chainlnik', 'LINK'],
    ['usdcoin', 'USDC'],
    ['kc credit', 'KCREDIT'],
  ])('by «%s»', (text, symbol) => {
    expect(inMarket(text).found).toContain(symbol)
    expect(inSite(text).found).toContain(symbol)
  })

  it('by every pair of the price ticker, as it is written there and elsewhere', () => {
    for (const { symbol } of tickerTokens)
      for (const between of ['/', '-', '_', ' ', ':', ' / ', '']) {
        const pair = `${symbol}${between}USDT`
        expect(inMarket(pair).found, pair).toContain(symbol)
        expect(inMarket(pair).found, pair).toEqual(inMarket(symbol).found)
        expect(inSite(pair).found, pair).toContain(symbol)
      }
  })

  it('by its name with one letter missing, doubled, replaced or swapped', () => {
    const names = marketAssets.filter(({ name }) => /^[a-z]{5,}$/i.test(name))
    for (const { name, symbol } of names)
      for (let at = 1; at < name.length - 1; at += 1) {
        const [before, letter = '', after] = [name.slice(0, at), name[at], name.slice(at + 1)]
        for (const typed of [
          before + after,
          before + letter + letter + after,
          `${before}x${after}`,
          before + after.slice(0, 1) + letter + after.slice(1),
        ]) {
          const { found, asked = '' } = inMarket(typed)
          expect(found.length > 0 ? found : inMarket(asked).found, typed).toContain(symbol)
        }
      }
  })
})

it.each([
  ['levarage', 'leverage-without-folklore'],
  ['lévérage  FOLKLORE', 'leverage-without-folklore'],
  ['order-book', 'thin-order-book'],
  ['orderbook', 'thin-order-book'],
  ['stakng', 'staking-step-by-step'],
])('an article is found by «%s»', (text, id) => {
  expect(inBlog(text).found).toContain(id)
})

describe('where that is not sure, the visitor is asked', () => {
  it.each([
    ['btx', 'BTC'],
    ['ethrium', 'Ethereum'],
    ['bitcoin price today', 'bitcoin'],
    ['bitcion etherium', 'Bitcoin'],
  ])('«%s»: did you mean %s?', (text, asked) => {
    expect(inMarket(text)).toEqual({ found: [], asked })
  })

  it('«levarge»: did you mean Leverage?', () => {
    expect(inBlog('levarge')).toEqual({ found: [], asked: 'Leverage' })
  })

  it.each([
    'zzqq',
    'x',
    '😀',
    '.*',
    '$$$ ???',
    'x'.repeat(100),
    'bitcoin ethereum',
    'ليلى',
    'a b c d e f g h',
  ])('but not about «%s»', (text) => {
    expect(inMarket(text).asked).toBeUndefined()
  })

  it('whatever is typed, only what finds something is offered', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(anyText, (text) => {
        inMarket(text)
        inBlog(text)
      }),
    )
  })
})

it('pauses often enough that ten thousand assets hold nothing up', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => ({ text: `Coin${place} Chain${place}` }))
  const count = <Result>(work: Generator<void, Result>) => {
    let parts = 1
    for (let step = work.next(); !step.done; step = work.next()) parts += 1
    return parts
  }
  const textOf = ({ text }: { text: string }) => text
  expect(count(learnWords(many, textOf))).toBeGreaterThan(40)
  expect(count(correctSearch('chaim4711', finish(learnWords(many, textOf))))).toBeGreaterThan(10)
})
