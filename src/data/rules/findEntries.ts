import { searchedWords, wordsOf } from './searchWords'

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

const startsAny = (words: string[], start: string) => words.some((word) => word.startsWith(start))

type Texts = { symbol: string; name: string[]; otherNames: string[]; about: string[] }

const knownTexts = new WeakMap<Findable, Texts>()

function textsOf(entry: Findable): Texts {
  const known = knownTexts.get(entry)
  if (known) return known
  const { symbol = '', name, otherNames = '', about = '' } = entry
  const texts = {
    symbol: symbol.toLowerCase(),
    name: wordsOf(name),
    otherNames: wordsOf(otherNames),
    about: wordsOf(about),
  }
  knownTexts.set(entry, texts)
  return texts
}

/** All that is searched of an entry. */
export const entryText = ({ symbol, name, otherNames, about }: Findable) =>
  [name, symbol, otherNames, about].filter(Boolean).join('\n')

/** How far a typed word is from a text, 0 for a symbol; infinite if the text does not have it. */
function distance(typed: string, { symbol, name, otherNames, about }: Texts): number {
  if (typed === symbol) return 0
  if (symbol.startsWith(typed) || name[0]?.startsWith(typed)) return 1
  if (startsAny(name, typed)) return 2
  if (startsAny(otherNames, typed)) return 3
  if (typed.length > 1 && [symbol, ...name].some((word) => word.includes(typed))) return 4
  if (typed.length > 2 && startsAny(about, typed)) return 5
  return Number.POSITIVE_INFINITY
}

function rank<Entry extends Findable>(
  typed: string[],
  entries: readonly Entry[],
): { entry: Entry; far: number }[] {
  return entries
    .filter(({ onlyWith }) => !onlyWith || typed.some((word) => word.length > 2 && onlyWith.startsWith(word)))
    .map((entry) => {
      const texts = textsOf(entry)
      return { entry, far: typed.reduce((sum, word) => sum + distance(word, texts), 0) }
    })
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.far - other.far)
}

/**
 * Finds the entries that have every typed word, whatever the case, the accents and the width: symbols and beginnings of
 * names first, then other beginnings, then parts. The kind with the best result comes first; equal ones keep their order.
 */
export function findEntries<Entry extends Findable>(
  text: string,
  entries: readonly Entry[],
): FoundGroup<Entry>[] {
  const typed = searchedWords(text)
  if (typed.length === 0) return []
  return groupEntries(rank(typed, entries).map(({ entry }) => entry)).map(({ group, entries: all }) => ({
    group,
    entries: all.slice(0, most),
  }))
}

/** The entries by kind, in the order in which the kinds first occur. */
export function groupEntries<Entry extends Findable>(entries: readonly Entry[]): FoundGroup<Entry>[] {
  const groups = new Map<Entry['group'], Entry[]>()
  for (const entry of entries) {
    const members = groups.get(entry.group)
    if (members) members.push(entry)
    else groups.set(entry.group, [entry])
  }
  return [...groups].map(([group, members]) => ({ group, entries: members }))
}
