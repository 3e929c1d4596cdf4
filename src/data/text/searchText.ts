/** The maximum length of a search in characters, because the address has to hold it. */
const longestSearch = 100

/** The maximum length of a quoted search in characters. */
const longestQuote = 40

/** The first characters of a text, without split surrogate pairs and characters that an address cannot hold. */
const firstCharacters = (text: string, count: number) =>
  Array.from(text.slice(0, count * 2).replace(/\p{Surrogate}/gu, ''))
    .slice(0, count)
    .join('')

/** The part of a search that the address holds. */
export const reduceSearch = (text: string) => firstCharacters(text, longestSearch)

/**
 * Parses a text of limited length from the address. Anything but text is ignored: the router parses a repeated parameter as
 * a list, and JSON as its value.
 */
export const parseText = (value: unknown, longest: number): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? firstCharacters(String(value), longest) || undefined
    : undefined

/** Parses a search from the address. */
export const parseSearchText = (q: unknown): string | undefined => parseText(q, longestSearch)

/** A search as it is quoted in a sentence, shortened if it is long. */
export function quoteSearch(q: string): string {
  const text = q.trim()
  const start = firstCharacters(text, longestQuote)
  return start === text ? text : `${start.trimEnd()}…`
}
