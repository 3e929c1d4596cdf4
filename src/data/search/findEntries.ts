import { meantWords, singular, wordsOf } from '@/data/text/searchWords'

/** An entry of a search, with the texts that find it. */
export type Findable<Group extends string = string> = {
  group: Group
  name: string
  /** Other names of it. */
  symbol?: string
  /** Further words that find it, never shown. */
  otherNames?: string
  /** Words by which people look for it, and which are never shown. */
  keywords?: string
  /** A sentence about it. */
  about?: string
  /** A word without which it is not found: so the admin area stays out of everybody else's way. */
  onlyWith?: string
}

/** Results of one kind, best first. */
export type FoundGroup<Entry extends Findable> = { group: Entry['group']; entries: Entry[] }

/** The most results of one kind. */
const most = 7

type Texts = { symbol: string; name: string[]; otherNames: string[]; about: string[] }

const knownTexts = new WeakMap<Findable, Texts>()

function textsOf(entry: Findable): Texts {
  const known = knownTexts.get(entry)
  if (known) return known
  const { symbol = '', name, otherNames = '', keywords = '', about = '' } = entry
  const texts = {
    symbol: symbol.toLowerCase(),
    name: wordsOf(name),
    otherNames: wordsOf(`${otherNames} ${keywords}`),
    about: wordsOf(about),
  }
  knownTexts.set(entry, texts)
  return texts
}

/** Distance of a typed word from an entry's texts: 0 for the symbol, infinite if none has it. */
function distance(typed: string, { symbol, name, otherNames, about }: Texts): number {
  const isTyped = (word: string) => singular(word) === singular(typed)
  const begins = (word: string) => word.startsWith(typed)
  if (typed === symbol) return 0
  if (name.some(isTyped)) return 1
  if (otherNames.some(isTyped)) return 2
  if (begins(symbol) || name.slice(0, 1).some(begins)) return 3
  if (name.some(begins)) return 4
  if (otherNames.some(begins)) return 5
  if (typed.length > 1 && [symbol, ...name].some((word) => word.includes(typed))) return 6
  if (typed.length > 2 && about.some((word) => isTyped(word) || begins(word))) return 7
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
 * Finds the entries that have every typed word, whatever the case, the accents and the width: an exact symbol first, then a
 * whole word of a name, one of another name, beginnings, and parts. Small words are left out wherever others remain. The
 * kind with the best result comes first; equal ones keep their order.
 */
export function findEntries<Entry extends Findable>(
  text: string,
  entries: readonly Entry[],
): FoundGroup<Entry>[] {
  const words = meantWords(text)
  if (words.length === 0) return []
  return groupEntries(rank(words, entries).map(({ entry }) => entry)).map(({ group, entries: all }) => ({
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
