import { drawn } from 'virtual:drawn-machines'
import { stories } from 'virtual:generated-list'
import { listStories, type StoryEntry } from './listStories'

let known: StoryEntry[] | undefined

/** Everything that this workbench shows. A function, since the list imports what imports it. */
export const allStories = () => (known ??= listStories(Object.keys(stories), drawn.states))
