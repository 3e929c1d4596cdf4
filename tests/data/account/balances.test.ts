import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dollarValue,
  inListOrder,
  isEmptyAccount,
  ownedAmount,
  ownedDollars,
  readBalance,
  samplePrice,
  shares,
  tokenName,
  totalValue,
} from '@/data/account/balances'

type Held = { token_symbol: string; balance: string }

const holding = (token_symbol: string, balance: string): Held => ({ token_symbol, balance })

const shownTotal = (holdings: Held[]) => ownedDollars(totalValue(holdings) ?? new Big(-1)).shown

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

  it('has a price to show for each token that counts, and none for another', () => {
    const symbols = ['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'SOL', 'DOGE', 'toString']
    expect(symbols.map(samplePrice)).toEqual([
      '1.5',
      '1',
      '1',
      '60000',
      '3000',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('adds exactly where floats would not', () => {
    expect(totalValue([holding('USDT', '0.1'), holding('KCREDIT', '0.2')])?.toFixed()).toBe('0.3')
    expect(
      totalValue([
        holding('USDT', '900719925474099312.000000000000000001'),
        holding('KCREDIT', '1'),
      ])?.toFixed(),
    ).toBe('900719925474099313.000000000000000001')
  })

  it('totals the five tokens of an account', () => {
    const wallets = [
      holding('KCC', '1000.000000000000000000'),
      holding('KCREDIT', '250.500000000000000000'),
      holding('USDT', '99.990000000000000000'),
      holding('BTC', '0.015000000000000000'),
      holding('ETH', '0.250000000000000000'),
    ]
    expect(shownTotal(wallets)).toBe('$3,500.49')
  })

  it('has a total of zero without balances', () => {
    expect(shownTotal([])).toBe('$0.00')
  })

  it.each([
    ['0.000000000000000000', '0.0000', '0'],
    ['0.0001', '0.0001', '0.0001'],
    ['0.00005', '<0.0001', '0.00005'],
    ['0.000099999999999999', '<0.0001', '0.000099999999999999'],
    ['0.000000000000000001', '<0.0001', '0.000000000000000001'],
    ['999.999999', '999.9999', '999.999999'],
    ['0.42815', '0.4281', '0.42815'],
    ['1234567.891', '1,234,567.8910', '1,234,567.891'],
    [
      '123456789012345678901234567890.123456789012345678',
      '123,456,789,012,345,678,901,234,567,890.1234',
      '123,456,789,012,345,678,901,234,567,890.123456789012345678',
    ],
  ])('cuts a balance of %s off, to %s, and knows it exactly as %s', (balance, shown, exact) => {
    expect(ownedAmount(new Big(balance))).toMatchObject({ shown, exact })
  })

  it.each([
    ['0', '$0.00', '$0'],
    ['0.000000000000000001', '<$0.01', '$0.000000000000000001'],
    ['0.009', '<$0.01', '$0.009'],
    ['0.01', '$0.01', '$0.01'],
    ['0.7404', '$0.74', '$0.7404'],
    ['67353.475', '$67,353.48', '$67,353.475'],
    ['1234567.891', '$1,234,567.89', '$1,234,567.891'],
  ])('rounds a value of %s dollars to %s, and knows it exactly as %s', (value, shown, exact) => {
    expect(ownedDollars(new Big(value))).toMatchObject({ shown, exact })
  })

  it('knows which figures are shown as exactly as they are', () => {
    expect(
      ['0', '0.5', '0.1234', '0.12345', '0.00001', '7'].map((held) => ownedAmount(new Big(held)).isExact),
    ).toEqual([true, true, true, false, false, true])
  })

  it.each([
    '',
    ' ',
    'abc',
    'NaN',
    'Infinity',
    '-1',
    '-0.5',
    '1e5',
    '1,000',
    '.5',
    '5.',
    '0x10',
    '1 2',
    null,
    12.5,
  ])('reads %j as no balance, so that neither it nor the total becomes a wrong figure', (balance) => {
    const broken = holding('KCC', balance as string)
    expect(readBalance(balance)).toBeNull()
    expect(dollarValue(broken)).toBeNull()
    expect(totalValue([holding('USDT', '5'), broken])).toBeNull()
    expect(totalValue([broken, holding('USDT', '5')])).toBeNull()
    expect(shares([broken, holding('USDT', '5')])).toBeNull()
    expect(isEmptyAccount([broken])).toBe(false)
  })

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

  it('knows the names of its tokens', () => {
    expect(['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'DOGE', 'constructor'].map(tokenName)).toEqual([
      'King Token',
      'KCCredit',
      'Tether',
      'Bitcoin',
      'Ethereum',
      undefined,
      undefined,
    ])
  })

  it('lists the known tokens first, then the others by name', () => {
    const symbols = ['ZRX', 'ETH', 'ADA', 'KCC', 'USDT', 'BTC', 'KCREDIT']
    expect(
      inListOrder(symbols.map((symbol) => holding(symbol, '1'))).map((held) => held.token_symbol),
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
      fc.property(account, (held) => {
        const holdings = held.map(([symbol, parts]) => holding(symbol, written(parts, 18)))
        const sum = held.reduce((total, [symbol, parts]) => total + parts * (tenths[symbol] ?? 0n), 0n)
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
      fc.property(account, (held) => {
        const parts = shares(held.map(([symbol, units]) => holding(symbol, written(units, 18)))) ?? []
        for (const { text } of parts) {
          expect(text).not.toBe('0.00%')
          expect(text === '100.00%').toBe(parts.length === 1)
        }
      }),
    )
  })

  it('writes an amount of 200,000 digits', () => {
    expect(ownedAmount(new Big('9'.repeat(200_000))).shown).toHaveLength(200_000 + 66_666 + 5)
  })
})
