import { wordsOf } from '@/data/text/searchWords'
import type { StoryEntry } from './listStories'
import { ownersWords } from './ownersWords'

/** Filler words, which are ignored unless nothing else is typed. */
const fillers = new Set(
  'a an and the of with in on at to for is it its that this when where after page screen story state show user not too'.split(
    ' ',
  ),
)

const longest = Math.max(...ownersWords.flat().map(({ length }) => length))

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

/** All ways to write words, the typed one first. */
const waysOf = (words: string[]): string[][] => [
  words,
  ...ownersWords
    .filter((line) => line.some((other) => isSame(other, words)))
    .flatMap((line) => line.filter((other) => !isSame(other, words))),
]

/** Typed words as things, each with all its spellings: several words are one thing where a line of synonyms says so. */
function thingsOf(typed: readonly string[]): string[][][] {
  const things: string[][][] = []
  for (let at = 0; at < typed.length; ) {
    let count = Math.min(longest, typed.length - at)
    while (count > 1 && waysOf(typed.slice(at, at + count)).length === 1) count -= 1
    const words = typed.slice(at, at + count)
    if (count > 1 || !fillers.has(words[0] ?? '')) things.push(waysOf(words))
    at += count
  }
  return things.length > 0 ? things : typed.map((word) => [[word]])
}

/** True if words begin as typed ones do, so that a story is found while the last one is typed. */
const begin = (words: readonly string[], typed: readonly string[]) =>
  typed.every((word) => words.some((each) => each.startsWith(word)))

/** A story's distance from a thing: 0 by its name, 1 by its group, 2 by its texts, more by a synonym, else infinite. */
const farFrom = (ways: string[][], { words }: StoryEntry) =>
  Math.min(
    ...ways.map((way, index) => {
      const far = way.every((word) => words.name.includes(word))
        ? 0
        : begin(words.all, way)
          ? 1
          : begin(words.said, way)
            ? 2
            : Infinity
      return far + (index === 0 ? 0 : 0.5 + index / 100)
    }),
  )

/** The stories that have everything that is typed in their names or in where they stand, in any order, the nearest first. */
export function findStories(text: string, stories: readonly StoryEntry[]): StoryEntry[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const things = thingsOf(typed)
  const farOf = (story: StoryEntry) =>
    story.words.all.join(' ').includes(typed.join(' '))
      ? 0.5
      : things.reduce((sum, ways) => sum + farFrom(ways, story), 0)
  return stories
    .map((story) => ({ story, far: farOf(story) + (story.id.startsWith('stepper--') ? 1 : 0) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((one, other) => one.far - other.far)
    .map(({ story }) => story)
}

/** The most stories that are offered in place of one that does not exist. */
const mostNear = 24

/** The stories nearest to an id that does not exist: those below it, else those that have most of its words. */
export function nearStories(id: string, stories: readonly StoryEntry[]): StoryEntry[] {
  const below = stories.filter((story) => id !== '' && story.id.startsWith(id))
  if (below.length > 0) return below.slice(0, mostNear)
  const asked = wordsOf(id)
  const counted = stories.map((story) => ({
    story,
    count: asked.filter((word) => story.words.all.includes(word)).length,
  }))
  const most = Math.max(1, ...counted.map(({ count }) => count))
  return counted
    .filter(({ count }) => count === most)
    .map(({ story }) => story)
    .slice(0, mostNear)
}
