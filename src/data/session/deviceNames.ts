/** A name as it looks: without code points that have no glyph, and with equal forms of a character as one. */
const seenOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')

const foldOf = (name: string): string => seenOf(name).toUpperCase().toLowerCase().normalize('NFKC')

/** True if there is something to see of a name. */
export const isVisible = (name: string): boolean => seenOf(name) !== ''

/** True if two names look the same, but for upper and lower case. */
export const looksLike = (one: string, other: string): boolean => foldOf(one) === foldOf(other)
