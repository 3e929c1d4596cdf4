import { editDistance } from './editDistance'

/** What a search can find, by its texts. */
export type Findable<Group extends string = string> = {
  group: Group
  name: string
  /** Of an asset. */
  symbol?: string
  /** Other words for it. */
  otherNames?: string
  /** A sentence about it. */
  about?: string
  /** A word without which it is not found: so the admin area stays out of everybody else's way. */
  onlyWith?: string
}

/** Results of one kind, best first. */
export type FoundGroup<Entry extends Findable> = { group: Entry['group']; entries: Entry[] }

/** The most results of one kind. */
const most = 7

/** The words of a text in lower case and without accents. */
const wordsOf = (text = '') =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const startsAny = (words: string[], start: string) => words.some((word) => word.startsWith(start))

type Texts = { symbol: string; name: string[]; otherNames: string[]; about: string[] }

const textsOf = ({ symbol, name, otherNames, about }: Findable): Texts => ({
  symbol: symbol?.toLowerCase() ?? '',
  name: wordsOf(name),
  otherNames: wordsOf(otherNames),
  about: wordsOf(about),
})

/** How far a typed word is from a text, 0 for a symbol; infinite if the text does not have it. */
function distance(typed: string, { symbol, name, otherNames, about }: Texts): number {
  if (typed === symbol) return 0
  if (symbol.startsWith(typed) || name[0]?.startsWith(typed)) return 1
  if (startsAny(name, typed)) return 2
  if (startsAny(otherNames, typed)) return 3
  if (typed.length > 1 && name.some((word) => word.includes(typed))) return 4
  if (typed.length > 2 && startsAny(about, typed)) return 5
  return Number.POSITIVE_INFINITY
}

/** The same for a mistyped word: one wrong letter from four letters on, two from eight on. */
function distanceWithTypos(typed: string, texts: Texts): number {
  const exact = distance(typed, texts)
  const allowed = Math.min(2, Math.floor(typed.length / 4))
  if (exact < Number.POSITIVE_INFINITY || allowed === 0) return exact
  const edits = [...texts.name, ...texts.otherNames].flatMap((word) =>
    [typed.length - 1, typed.length, typed.length + 1].map((end) => editDistance(typed, word.slice(0, end))),
  )
  const fewest = Math.min(...edits)
  return fewest <= allowed ? 5 + fewest : Number.POSITIVE_INFINITY
}

function rank<Entry extends Findable>(
  typed: string[],
  entries: readonly Entry[],
  measure: typeof distance,
): { entry: Entry; far: number }[] {
  return entries
    .filter(({ onlyWith }) => !onlyWith || typed.some((word) => word.length > 2 && onlyWith.startsWith(word)))
    .map((entry) => {
      const texts = textsOf(entry)
      return { entry, far: typed.reduce((sum, word) => sum + measure(word, texts), 0) }
    })
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.far - other.far)
}

/**
 * Finds the entries that have every typed word, whatever the case and the accents: symbols and beginnings of names first,
 * then other beginnings, then parts. Only where nothing has them, typos are allowed for. The kind with the best result
 * comes first; equal ones keep their order.
 */
export function findEntries<Entry extends Findable>(
  text: string,
  entries: readonly Entry[],
): FoundGroup<Entry>[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const exact = rank(typed, entries, distance)
  const found = exact.length > 0 ? exact : rank(typed, entries, distanceWithTypos)
  return groupEntries(found.map(({ entry }) => entry)).map(({ group, entries: all }) => ({
    group,
    entries: all.slice(0, most),
  }))
}

/** The entries by kind, in the order in which the kinds first occur. */
export function groupEntries<Entry extends Findable>(entries: readonly Entry[]): FoundGroup<Entry>[] {
  const groups = new Map<Entry['group'], Entry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups].map(([group, members]) => ({ group, entries: members }))
}
