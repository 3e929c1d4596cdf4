import { editDistance } from '@/data/rules/editDistance'
import { type FoundGroup, groupEntries } from '@/data/rules/findEntries'
import { wordsOf } from '@/data/rules/searchWords'
import type { StoryEntry } from './storyList'
import { synonyms } from './synonyms'

/** What is typed for one thing, in all the ways in which it can be written; each is one word or several. */
type Term = { typed: string; ways: { words: string[]; isOther: boolean }[] }

/** What a search has found. */
export type FoundStories = {
  /** By where they stand, the best first. */
  groups: FoundGroup<StoryEntry>[]
  count: number
  /** The search as it was understood, if a word of it had to be read in another way; null if not. */
  corrected: string | null
  /** What was looked for, one thing after the other. */
  terms: readonly Term[]
}

/** The most stories that are shown, and the most of one group. */
const most = { stories: 24, group: 5 }

/** Words that say nothing of what is looked for, unless they are all that is typed. */
const fillers = new Set(
  'a an and the of with in on at to for is it its that this when where after page screen story state show not too'.split(
    ' ',
  ),
)

/** Of each line of synonyms its members, as words. */
const families = synonyms.map((line) => line.map(wordsOf))
const longest = Math.max(...families.flat().map(({ length }) => length))

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

/** The other ways in which words can be written. */
function othersOf(words: string[]): string[][] {
  const [first = ''] = words
  const isMeant = (member: string[]) =>
    // The last word may not have been typed to its end.
    isSame(member, words) ||
    (words.length === 1 && member.length === 1 && first.length > 4 && member[0]?.startsWith(first))
  return families
    .filter((family) => family.some(isMeant))
    .flatMap((family) => family.filter((member) => !isSame(member, words)))
}

/** Reads typed words one thing after the other: several words are one thing where the synonyms say so. */
function termsOf(typed: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(longest, typed.length - at)
    while (length > 1 && othersOf(typed.slice(at, at + length)).length === 0) length -= 1
    const words = typed.slice(at, at + length)
    terms.push({
      typed: words.join(' '),
      ways: [
        { words, isOther: false },
        ...othersOf(words).map((others) => ({ words: others, isOther: true })),
      ],
    })
    at += length
  }
  return terms
}

/** A story's words, by how much they say about it. */
type Words = { name: string[]; place: string[]; other: string[] }

const knownWords = new WeakMap<StoryEntry, Words>()

function wordsFor(story: StoryEntry): Words {
  const known = knownWords.get(story)
  if (known) return known
  const words = { name: wordsOf(story.name), place: wordsOf(story.group), other: wordsOf(story.otherNames) }
  knownWords.set(story, words)
  return words
}

const textWords = new Map<string, string[]>()

function wordsIn(text: string): string[] {
  const words = textWords.get(text) ?? wordsOf(text)
  textWords.set(text, words)
  return words
}

/** Words as they begin, so that the ones that follow are found while the last one is typed. */
const begins = (words: readonly string[], word: string) => words.some((each) => each.startsWith(word))

/** Finds stories by their texts: in which stories one has all of the words, and how many of all those are, from 0 to 1. */
function textFinder(isIn: (text: string) => boolean, stories: readonly StoryEntry[]) {
  const texts = new Map<string, boolean>()
  const isFound = (text: string) => {
    const known = texts.get(text) ?? isIn(text)
    texts.set(text, known)
    return known
  }
  const found = new Set(stories.filter((story) => story.texts.some(isFound)))
  return { has: (story: StoryEntry) => found.has(story), share: found.size / Math.max(1, stories.length) }
}

/** How far a story is from what is typed; infinite if it does not have it. */
type Measure = (story: StoryEntry) => number

/** The measure of words that belong together: the story has all of them in its name, in its place, or in one text. */
function measureOf(words: readonly string[], stories: readonly StoryEntry[]): Measure {
  const begin = (known: readonly string[]) => words.every((word) => begins(known, word))
  const texts = textFinder((text) => begin(wordsIn(text)), stories)
  const isLong = words.join('').length > 2
  return (story) => {
    const { name, place, other } = wordsFor(story)
    if (words.every((word) => name.includes(word))) return 1
    if (begin(place)) return 1.25
    if (begin(name)) return 1.5
    if (begin(other)) return 2.5
    if (isLong && words.every((word) => name.some((each) => each.includes(word)))) return 3
    // What is on nearly every page says little about one of them.
    return texts.has(story) ? 4 + 3 * texts.share : Number.POSITIVE_INFINITY
  }
}

/** How far a story is from a term: by the way of writing that is nearest. */
function measureTerm({ ways }: Term, stories: readonly StoryEntry[]): Measure {
  // The first of a line of synonyms is what most stories are named by.
  const measures = ways.map(({ words, isOther }, index) => {
    const measure = measureOf(words, stories)
    return (story: StoryEntry) => measure(story) + (isOther ? 0.7 + index / 1000 : 0)
  })
  return (story) => Math.min(...measures.map((measure) => measure(story)))
}

/** The measure of several words as they stand beside each other: who types a sentence from the screen means it. */
function measureSentence(words: readonly string[], stories: readonly StoryEntry[]): Measure {
  const sentence = words.join(' ')
  const texts = textFinder((text) => wordsIn(text).join(' ').includes(sentence), stories)
  return (story) => {
    if (words.length < 2) return Number.POSITIVE_INFINITY
    const { name, place } = wordsFor(story)
    if ([...place, ...name].join(' ').includes(sentence)) return 1
    return texts.has(story) ? 2 + 3 * texts.share : Number.POSITIVE_INFINITY
  }
}

/** The text by which a story is found that has other words in its name; undefined if it is found by its name. */
export function foundText(story: StoryEntry, { terms }: Pick<FoundStories, 'terms'>): string | undefined {
  const { name, place } = wordsFor(story)
  const ways = terms
    .map((term) => term.ways.map(({ words }) => words))
    .filter((each) => !each.some((words) => words.every((word) => begins([...place, ...name], word))))
  const typed = terms.flatMap((term) => term.typed.split(' '))
  const countIn = (words: readonly string[]) =>
    ways.filter((each) => each.some((others) => others.every((word) => begins(words, word)))).length
  const [best] = story.texts
    .map((text) => ({ text, words: wordsIn(text) }))
    .map(({ text, words }) => ({
      text,
      count: countIn(words),
      literal: typed.filter((word) => begins(words, word)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        other.count - one.count || other.literal - one.literal || one.text.length - other.text.length,
    )
  return best?.text
}

/** Of stories that are as near: a page before its parts, and those before what machines do. */
const rooms = ['Screens', 'Components', 'Journeys', 'Stepper']
const lag = ({ room, group }: StoryEntry) =>
  (rooms.indexOf(room) + 1 || rooms.length + 1) / 4 + (group === 'Screens / Error catalogue' ? 0.05 : 0)

/** All words that a search can find, the synonyms included. */
const vocabularies = new WeakMap<readonly StoryEntry[], Set<string>>()

function vocabularyOf(stories: readonly StoryEntry[]): Set<string> {
  const known = vocabularies.get(stories)
  if (known) return known
  const words = new Set(families.flat(2))
  for (const story of stories) {
    const { name, place, other } = wordsFor(story)
    for (const word of [...name, ...place, ...other, ...story.texts.flatMap(wordsIn)]) words.add(word)
  }
  vocabularies.set(stories, words)
  return words
}

/** A word that no story has, as the nearest one that some have: one letter may differ, of a long word two. */
function corrected(word: string, vocabulary: ReadonlySet<string>): string {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (allowed === 0 || begins([...vocabulary], word)) return word
  let nearest = word
  let least = allowed + 1
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed) continue
    // Of words that are as near, one that begins alike and is as long is more likely.
    const unlike = (known[0] === word[0] ? 0 : 0.5) + Math.abs(known.length - word.length) / 4
    const far = editDistance(word, known) + unlike
    if (far < least) {
      least = far
      nearest = known
    }
  }
  return nearest
}

/**
 * Finds the stories that have everything that is typed: in their names, where they stand, or in what they say. Any order of
 * words, beginnings of words, synonyms, and a letter that is wrong.
 */
export function findStories(text: string, stories: readonly StoryEntry[]): FoundStories {
  const words = wordsOf(text)
  if (words.length === 0) return { groups: [], count: 0, corrected: null, terms: [] }
  const vocabulary = vocabularyOf(stories)
  const read = words.map((word) => corrected(word, vocabulary))
  const all = termsOf(read)
  const meant = all.filter(({ typed }) => !fillers.has(typed))
  const terms = meant.length > 0 ? meant : all
  const measures = terms.map((term) => measureTerm(term, stories))
  const measureWhole = measureSentence(read, stories)
  const farOf: Measure = (story) =>
    Math.min(
      measureWhole(story),
      measures.reduce((sum, measure) => sum + measure(story), 0),
    ) + lag(story)
  const found = stories
    .map((story) => ({ story, far: farOf(story) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.far - other.far)
  const groups = groupEntries(found.slice(0, most.stories).map(({ story }) => story))
  return {
    groups: groups.map(({ group, entries }) => ({ group, entries: entries.slice(0, most.group) })),
    count: found.length,
    corrected: isSame(read, words) ? null : read.join(' '),
    terms,
  }
}
