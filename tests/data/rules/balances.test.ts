import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dollarValue,
  formatDecimal,
  formatShare,
  inListOrder,
  isEmptyAccount,
  readBalance,
  samplePrice,
  shares,
  tokenName,
  totalValue,
} from '@/data/rules/balances'

const holding = (token_symbol: string, balance: string) => ({ token_symbol, balance })

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
    expect(formatDecimal(totalValue(wallets) ?? '-1', 2)).toBe('3,500.49')
  })

  it('has a total of zero without balances', () => {
    expect(formatDecimal(totalValue([]) ?? '-1', 2)).toBe('0.00')
  })

  it.each([
    ['0.000000000000000000', 4, '0.0000'],
    ['0.00005', 4, '0.0001'],
    ['0.000049999999999999', 4, '0.0000'],
    ['999', 2, '999.00'],
    ['1000', 2, '1,000.00'],
    ['1234567.891', 2, '1,234,567.89'],
    ['123456789012345678901234567890.123456789012345678', 4, '123,456,789,012,345,678,901,234,567,890.1235'],
    ['1234567.8', 0, '1,234,568'],
    ['-1234.5', 2, '−1,234.50'],
  ])('writes %s with %i decimals as %s', (amount, decimals, text) => {
    expect(formatDecimal(amount, decimals)).toBe(text)
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
      { symbol: 'KCC', percent: '50.00', place: 0 },
      { symbol: 'ETH', percent: '50.00', place: 1 },
    ])
    expect(shares([holding('KCC', '0'), holding('DOGE', '7')])).toEqual([])
    const least = shares([holding('KCC', '0.000000000000000001'), holding('BTC', '1')]) ?? []
    expect(least.map(formatShare)).toEqual(['<0.01%', '100.00%'])
  })

  it('knows the names of its tokens', () => {
    expect(['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'DOGE', 'constructor'].map(tokenName)).toEqual([
      'KCC',
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

const amount = fc.bigInt({ min: 0n, max: 10n ** 38n - 1n })

describe('against whole numbers of any length', () => {
  it('formats every balance exactly, rounded half up at four decimals', () => {
    fc.assert(
      fc.property(amount, (parts) => {
        const text = formatDecimal(readBalance(written(parts, 18)) ?? '-1', 4)
        expect(text.replaceAll(',', '')).toBe(written(rounded(parts, 14), 4))
        expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d{4}$/)
      }),
    )
  })

  it('totals every account to the cent, rounded half up once', () => {
    const account = fc.array(fc.tuple(fc.constantFrom(...Object.keys(tenths)), amount), { maxLength: 12 })
    fc.assert(
      fc.property(account, (held) => {
        const holdings = held.map(([symbol, parts]) => holding(symbol, written(parts, 18)))
        const exact = held.reduce((sum, [symbol, parts]) => sum + parts * (tenths[symbol] ?? 0n), 0n)
        const text = formatDecimal(totalValue(holdings) ?? '-1', 2)
        expect(text.replaceAll(',', '')).toBe(written(rounded(exact, 17), 2))
      }),
    )
  })
})
