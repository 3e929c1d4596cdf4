import { mendQuery } from '@/data/site/mendQuery'
import { linkWords } from '@/data/text/linkWords'

/**
 * The seed of the simulated prices from the address: `?seed=7` replays the same prices. A seed is a whole number
 * of up to 32 bits, whatever signs stand around it; without a valid one the seed is random.
 */
export function seedOfAddress(): number {
  const query = new URLSearchParams(mendQuery(globalThis.location?.search ?? ''))
  const asked = linkWords(query.getAll('seed').find(Boolean)).join(' ')
  const seed = /^\d{1,10}$/.test(asked) ? Number(asked) : Number.NaN
  return seed <= 0xffffffff ? seed : Math.floor(Math.random() * 2 ** 32)
}
