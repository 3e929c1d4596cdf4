import { foldText, wordsOf } from '@/data/rules/searchWords'
import { findStories } from './findStories'
import type { StoryEntry } from './storyList'

/** The most stories that are offered in place of one that does not exist. */
const mostNear = 48

/** The most words of an id that are looked for, since each run of them is a search: the last ones, which name a story. */
const mostWords = 8

/** The stories nearest to an id that does not exist: those below it, else those that have most of its words. */
export function nearStories(id: string, stories: readonly StoryEntry[]): StoryEntry[] {
  const asked = foldText(id)
  const below = stories.filter((story) => story.id.startsWith(asked))
  if (asked !== '' && below.length > 0) return below.slice(0, mostNear)
  const words = wordsOf(asked).slice(-mostWords)
  for (let count = words.length; count > 0; count -= 1) {
    // The last words are a story's own name, the first ones where it stands.
    for (let first = words.length - count; first >= 0; first -= 1) {
      const { groups } = findStories(words.slice(first, first + count).join(' '), stories)
      if (groups.length > 0) return groups.flatMap(({ entries }) => entries).slice(0, mostNear)
    }
  }
  return []
}
