import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dollarValue,
  inListOrder,
  isEmptyAccount,
  ownedAmount,
  ownedDollars,
  parseBalance,
  shares,
  totalValue,
} from '@/data/account/balances'

type Row = { token_symbol: string; balance: string }

const holding = (token_symbol: string, balance: string): Row => ({ token_symbol, balance })

describe('balances', () => {
  it.each([
    ['KCC', '3'],
    ['KCREDIT', '2'],
    ['USDT', '2'],
    ['BTC', '120000'],
    ['ETH', '6000'],
    ['DOGE', '0'],
    ['toString', '0'],
  ])('values 2 %s at $%s', (symbol, dollars) => {
    expect(dollarValue(holding(symbol, '2'))?.toFixed()).toBe(dollars)
  })

  it.each(['', 'abc', 'NaN', 'Infinity', '-0.5', '1e5', '1,000', '.5', '5.', '0x10', null, 12.5])(
    'reads %j as no balance, so that neither it nor the total becomes a wrong figure',
    (balance) => {
      const broken = holding('KCC', balance as string)
      expect(parseBalance(balance)).toBeNull()
      expect(dollarValue(broken)).toBeNull()
      expect(totalValue([holding('USDT', '5'), broken])).toBeNull()
      expect(totalValue([broken, holding('USDT', '5')])).toBeNull()
      expect(shares([broken, holding('USDT', '5')])).toBeNull()
      expect(isEmptyAccount([broken])).toBe(false)
    },
  )

  it.each([
    ['holds nothing in five tokens', ['0.000000000000000000', '0', '0.0', '000', '0.00'], true],
    ['has no wallet at all', [], true],
    ['holds the smallest amount there is', ['0', '0.000000000000000001'], false],
    ['holds something that cannot be read', ['0', 'abc'], false],
  ])('an account that %s counts as new: %j gives %j', (_, amounts, isNew) => {
    expect(isEmptyAccount(amounts.map((amount) => holding('KCC', amount)))).toBe(isNew)
  })

  it('divides the total among the tokens with a value, in list order', () => {
    expect(
      shares([holding('ETH', '1'), holding('DOGE', '1000'), holding('KCC', '2000'), holding('BTC', '0')]),
    ).toEqual([
      { symbol: 'KCC', percent: 50, text: '50.00%', place: 0 },
      { symbol: 'ETH', percent: 50, text: '50.00%', place: 1 },
    ])
    expect(shares([holding('KCC', '0'), holding('DOGE', '7')])).toEqual([])
  })

  it.each([
    ['0.000000000000000001', '1', ['<0.01%', '>99.99%']],
    ['0.000000000000000001', '99999999999999999999', ['<0.01%', '>99.99%']],
    ['0.000000000000000001', '0', ['100.00%']],
    ['40000', '1', ['50.00%', '50.00%']],
  ])('a share of %s KCC beside %s BTC is neither nothing nor all unless it is', (kcc, btc, texts) => {
    const parts = shares([holding('KCC', kcc), holding('BTC', btc)]) ?? []
    expect(parts.map(({ text }) => text)).toEqual(texts)
    expect(parts.every(({ percent }) => percent > 0)).toBe(true)
  })

  it('lists the known tokens first, then the others by name', () => {
    const symbols = ['ZRX', 'ETH', 'ADA', 'KCC', 'USDT', 'BTC', 'KCREDIT']
    expect(
      inListOrder(symbols.map((symbol) => holding(symbol, '1'))).map((wallet) => wallet.token_symbol),
    ).toEqual(['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'ADA', 'ZRX'])
  })
})

/** Sample prices in tenths of a dollar. */
const tenths: Record<string, bigint> = {
  KCC: 15n,
  KCREDIT: 10n,
  USDT: 10n,
  BTC: 600_000n,
  ETH: 30_000n,
  DOGE: 0n,
}

/** A whole number of the smallest units as decimal text of the database. */
const written = (parts: bigint, decimals: number) => {
  const digits = parts.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Rounds half up by dropping so many digits. */
const rounded = (parts: bigint, dropped: number) =>
  (parts + 5n * 10n ** BigInt(dropped - 1)) / 10n ** BigInt(dropped)

/** Amounts of every size that the database stores, from 10⁻¹⁸ up to 10³⁸ of a token, in its smallest units. */
const amount = fc
  .tuple(fc.nat({ max: 56 }), fc.bigInt({ min: 0n, max: 10n ** 56n - 1n }))
  .map(([digits, parts]) => parts % 10n ** BigInt(digits))

const figures = /^<?\$?\d{1,3}(,\d{3})*(\.\d+)?$/

describe('against whole numbers of any length', () => {
  it('cuts every balance off at four decimals, and never shows nothing for something', () => {
    fc.assert(
      fc.property(amount, (parts) => {
        const { shown, exact, isExact } = ownedAmount(new Big(written(parts, 18)))
        const cut = parts / 10n ** 14n
        expect(shown.replaceAll(',', '')).toBe(parts > 0n && cut === 0n ? '<0.0001' : written(cut, 4))
        expect(shown).toMatch(figures)
        expect(exact).toMatch(figures)
        expect(new Big(exact.replaceAll(',', '')).times('1e18').toFixed()).toBe(parts.toString())
        expect(isExact).toBe(parts % 10n ** 14n === 0n)
      }),
      { numRuns: 1000 },
    )
  })

  it('totals every account to the cent, rounded half up once, and never to nothing', () => {
    const account = fc.array(fc.tuple(fc.constantFrom(...Object.keys(tenths)), amount), { maxLength: 12 })
    fc.assert(
      fc.property(account, (wallets) => {
        const holdings = wallets.map(([symbol, parts]) => holding(symbol, written(parts, 18)))
        const sum = wallets.reduce((total, [symbol, parts]) => total + parts * (tenths[symbol] ?? 0n), 0n)
        const { shown, exact } = ownedDollars(totalValue(holdings) ?? new Big(-1))
        const isDust = sum > 0n && sum < 10n ** 17n
        expect(shown.replaceAll(',', '')).toBe(isDust ? '<$0.01' : `$${written(rounded(sum, 17), 2)}`)
        expect(shown).toMatch(figures)
        expect(new Big(exact.replace(/[$,]/g, '')).times('1e19').toFixed()).toBe(sum.toString())
      }),
    )
  })

  it('shares every account among what has a value, none of it shown as nothing', () => {
    const account = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(tenths)), amount), {
      selector: ([symbol]) => symbol,
    })
    fc.assert(
      fc.property(account, (wallets) => {
        const parts = shares(wallets.map(([symbol, units]) => holding(symbol, written(units, 18)))) ?? []
        for (const { text } of parts) {
          expect(text).not.toBe('0.00%')
          expect(text === '100.00%').toBe(parts.length === 1)
        }
      }),
    )
  })
})
