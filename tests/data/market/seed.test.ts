import { afterEach, describe, expect, it, vi } from 'vitest'
import { seedOfAddress } from '@/data/market/seed'

const chosenByChance = 0.25 * 2 ** 32

const seedAt = (search: string) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25)
  vi.stubGlobal('location', { search })
  return seedOfAddress()
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('seedOfAddress', () => {
  it.each([
    ['?seed=7', 7],
    ['?seed=007', 7],
    ['?q=btc&seed=42&filter=all', 42],
    ['?seed=4294967295', 4_294_967_295],
    ['?seed=&seed=8', 8],
    ['?seed=7?fbclid=IwAR', 7],
    ['?seed=-7', 7],
    ['?seed=%EF%BC%97', 7],
  ])('reads %s as %i', (search, seed) => {
    expect(seedAt(search)).toBe(seed)
  })

  it.each([
    '',
    '?seed=',
    '?seed=%D9%A7',
    '?seed=7.5',
    '?seed=seven',
    '?seed=4294967296',
    `?seed=${'9'.repeat(10_000)}`,
    '?seed=%E0%A4%A',
  ])('leaves it to chance by %j', (search) => {
    expect(seedAt(search)).toBe(chosenByChance)
  })

  it('is a whole number of 32 bits for the lowest and the highest random number', () => {
    const seeds = [0, 1 - 2 ** -53].map((number) => {
      vi.spyOn(Math, 'random').mockReturnValue(number)
      return seedOfAddress()
    })
    expect(seeds).toEqual([0, 4_294_967_295])
  })

  it('is random without an address', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    vi.stubGlobal('location', undefined)
    expect(seedOfAddress()).toBe(chosenByChance)
  })
})
