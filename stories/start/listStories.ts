import { wordsOf } from '@/data/text/searchWords'
import { machineInWords, stateInWords } from '../workbench/stateInWords'
import { stateId } from '../workbench/storyLink'
import { inWords } from './inWords'

/** A story, or a machine in a state, as the start page finds it. */
export type StoryEntry = {
  /** The value of `?story=` in its address. */
  id: string
  /** Its group in the column, such as `Screens / Login`. */
  group: string
  name: string
  /** The words of its name, all by which it is found, and those of the texts that it shows. */
  words: { name: string[]; all: string[]; said: string[] }
}

const entry = (id: string, group: string, name: string, otherNames = '', said = ''): StoryEntry => ({
  id,
  group,
  name,
  words: { name: wordsOf(name), all: wordsOf(`${group} ${name} ${otherNames}`), said: wordsOf(said) },
})

/** Order of equally near stories: a page comes before its parts, and those before machines. */
const places = ['flows', 'screens', 'components', 'screens--error-catalogue', 'workbench', 'start-here']
const placeOf = (id: string) => places.findLastIndex((place) => id.startsWith(`${place}--`))

/** All that a workbench shows: its stories, and the states of its machines instead of their Steppers. */
export const listStories = (
  ids: readonly string[],
  states: Record<string, string[]>,
  /** The texts of the site that stories show. */
  said: ReadonlyMap<string, string> = new Map(),
): StoryEntry[] => [
  ...ids
    .filter((id) => !id.startsWith('stepper--'))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((id) => {
      const parts = id.split('--').map(inWords)
      return entry(id, parts.slice(0, -1).join(' / '), parts.at(-1) ?? id, '', said.get(id))
    }),
  ...Object.entries(states).flatMap(([machine, names]) =>
    names.map((state) =>
      entry(
        stateId(machine, state),
        `Stepper / ${machineInWords(machine)}`,
        stateInWords(machine, state),
        `${machine} ${state} diagram statechart`,
      ),
    ),
  ),
]
