import { parseText } from './searchText'

/** The words of a value in a link: letters and digits, without signs that came around and between them on the way. */
export const linkWords = (value: unknown): string[] =>
  parseText(value, 100)
    ?.normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const fold = (value: unknown) => linkWords(value).join('').toLowerCase()

/** The known value that a value in a link means. */
export const parseChoice = <Value extends string>(
  known: readonly Value[],
  value: unknown,
): Value | undefined => known.find((candidate) => fold(candidate) === fold(value))
