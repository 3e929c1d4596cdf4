import { foldText, singular, wordsOf } from '@/data/text/searchWords'
import type { Findable } from './findEntries'

/** A part of a text; `isHit` if the search has found it. */
export type TextPart = { text: string; isHit: boolean }

/** The most characters of a sentence before the first hit. */
const mostBefore = 40

const has = (words: readonly string[], known: string) =>
  words.some((word) => known.startsWith(word) || singular(known) === singular(word))

/** A text in parts; those that begin with one of the words are hits. */
export function highlightWords(text: string, words: readonly string[]): TextPart[] {
  const isHit = (part: string) => has(words, foldText(part))
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isHit: isHit(part) }))
}

/** The text that has the words missing in an entry's name: its other names, or the part of its sentence. */
export function hintOf(
  { name, symbol = '', otherNames, about }: Findable,
  words: readonly string[],
): string | undefined {
  const shown = wordsOf(`${name} ${symbol}`)
  const missing = words.filter((word) => !shown.some((known) => known.includes(word) || has([word], known)))
  if (missing.length === 0) return undefined
  const text = [otherNames, about].find((each) => each && wordsOf(each).some((known) => has(missing, known)))
  if (!text) return undefined
  const parts = highlightWords(text, missing)
  const before = parts
    .slice(
      0,
      parts.findIndex(({ isHit }) => isHit),
    )
    .map((part) => part.text)
  const length = before.join('').length
  return length > mostBefore ? `…${text.slice(text.indexOf(' ', length - mostBefore) + 1)}` : text
}
