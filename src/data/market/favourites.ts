import { storedChoice } from '@/data/site/storedChoice'
import { parseJson } from '@/data/text/shapes'

/** The symbols of the visitor's favourite assets. */
export type Favourites = ReadonlySet<string>

/** The symbols in a stored list. Anything else in it is left out. */
function parse(text: string | null): Favourites {
  const stored = parseJson(text)
  return new Set(Array.isArray(stored) ? stored.filter((symbol) => typeof symbol === 'string') : [])
}

/** The assets that the visitor has marked with a star. */
export const favourites = storedChoice('king-exchange-favourites', parse, (symbols) =>
  JSON.stringify([...symbols]),
)

/** Adds an asset to the favourites or removes it. */
export function toggleFavourite(symbol: string): void {
  const symbols = new Set(favourites.read())
  if (!symbols.delete(symbol)) symbols.add(symbol)
  favourites.write(symbols)
}
