import { drawn } from 'virtual:drawn-machines'
import { stories } from 'virtual:generated-list'
import { saidByStories } from '../texts/catalogueTexts'
import { listStories, type StoryEntry } from './listStories'

let known: StoryEntry[] | undefined

/** The ids of stories in the order of their files, in which an author puts an empty form before a filled one. */
const inFileOrder = () =>
  Object.entries(stories)
    .toSorted(([, one], [, other]) => one.entry.localeCompare(other.entry) || one.locStart - other.locStart)
    .map(([id]) => id)

/** All stories of this workbench. A function, since the list imports modules that import it. */
export const allStories = () => (known ??= listStories(inFileOrder(), drawn.states, saidByStories))
