import { asciiDigits } from './asciiDigits'

/** A text for comparison in a search: without case, accents, width, invisible characters and the script of its digits. */
export const foldText = (text: string) =>
  // Most texts are plain, and the rest takes ten times as long.
  (/^[ -~\n]*$/.test(text)
    ? text
    : asciiDigits(text.normalize('NFKD').replace(/[\p{M}\p{DI}]/gu, ''))
  ).toLowerCase()

/** The words of a text as they are compared. Signs separate them: `$BTC` is one word, `BTC/USDT` are two. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The words that are searched for. A pair is read by its base: `ETH/USDT` would otherwise be Tether, which has both words.
 */
function searchedWords(search: string): string[] {
  const words = wordsOf(search)
  return words.length > 1 && /^(usd[tc]?|eur)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words
}

/** A word without the ending of a plural: «card» is as good as «cards». */
export const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)

const smallWords = new Set(
  'a an and at can do for from how i in is it me my of on or the to us what where with'.split(' '),
)

/** The meaningful words of a search: of `price of bitcoin` the first and the last. Small words count if alone. */
export function meantWords(search: string): string[] {
  const words = searchedWords(search)
  const meant = words.filter((word) => !smallWords.has(word))
  return meant.length > 0 ? meant : words
}
