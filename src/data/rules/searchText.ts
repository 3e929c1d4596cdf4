/** How much of a search counts, in characters: the address, which has to hold it, cannot be of any length. */
const longestSearch = 100

/** How much of a search is quoted, in characters. */
const longestQuote = 40

/** The first characters of a text; never half of one, and nothing that an address cannot hold. */
const firstCharacters = (text: string, count: number) =>
  Array.from(text.slice(0, count * 2).replace(/\p{Surrogate}/gu, ''))
    .slice(0, count)
    .join('')

/** What the address holds of a search. */
export const reduceSearch = (text: string) => firstCharacters(text, longestSearch)

/**
 * Reads a text of up to so many characters from the address. What is given twice there comes as a list, and JSON in
 * quotes as anything, none of which is text.
 */
export const readText = (value: unknown, longest: number): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? firstCharacters(String(value), longest) || undefined
    : undefined

/** Reads a search from the address. */
export const readSearch = (q: unknown): string | undefined => readText(q, longestSearch)

/** A search as it is quoted in a sentence: shortened where it is long. */
export function quoteSearch(q: string): string {
  const text = q.trim()
  const start = firstCharacters(text, longestQuote)
  return start === text ? text : `${start.trimEnd()}…`
}
