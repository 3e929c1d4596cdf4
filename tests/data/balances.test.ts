import { describe, expect, it } from 'vitest'
import { dollarValue, formatDecimal, inListOrder, totalValue } from '@/data/balances'

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
    expect(dollarValue(holding(symbol, '2')).toFixed()).toBe(dollars)
  })

  it('adds exactly where floats would not', () => {
    expect(totalValue([holding('USDT', '0.1'), holding('KCREDIT', '0.2')]).toFixed()).toBe('0.3')
    expect(
      totalValue([
        holding('USDT', '900719925474099312.000000000000000001'),
        holding('KCREDIT', '1'),
      ]).toFixed(),
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
    expect(formatDecimal(totalValue(wallets), 2)).toBe('3,500.49')
  })

  it('totals nothing as nought', () => {
    expect(formatDecimal(totalValue([]), 2)).toBe('0.00')
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
    ['-1234.5', 2, '-1,234.50'],
  ])('writes %s with %i decimals as %s', (amount, decimals, text) => {
    expect(formatDecimal(amount, decimals)).toBe(text)
  })

  it('throws on a balance that is no number, rather than show a wrong one', () => {
    expect(() => formatDecimal('abc', 2)).toThrow()
  })

  it('lists the known tokens first, then the others by name', () => {
    const symbols = ['ZRX', 'ETH', 'ADA', 'KCC', 'USDT', 'BTC', 'KCREDIT']
    expect(
      inListOrder(symbols.map((symbol) => holding(symbol, '1'))).map((held) => held.token_symbol),
    ).toEqual(['KCC', 'KCREDIT', 'USDT', 'BTC', 'ETH', 'ADA', 'ZRX'])
  })
})
