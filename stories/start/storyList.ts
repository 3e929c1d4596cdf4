import { stateParameter } from 'machine-workbench/source/stepLinks'
import type { TextsByFile } from '../words/packedTexts'
import { stateInWords } from '../workbench/stateInWords'
import { stepperOf } from '../workbench/storyLink'

/** The list that the workbench writes beside its page. */
export type StoryMeta = {
  stories: Record<
    string,
    {
      name: string
      levels: string[]
      locStart: number
      filePath: string
      namedExport: string
      meta?: { path?: string }
    }
  >
}

/** A story, or a machine in a state, as the start page finds it. */
export type StoryEntry = {
  /** What comes behind `?story=` in its address. */
  id: string
  /** The part of the workbench that it belongs to, such as `Screens`. */
  room: string
  /** Where it stands, such as `Screens / Login`. */
  group: string
  name: string
  /** Other words for it. */
  otherNames: string
  /** What it says. */
  texts: readonly string[]
}

/** Names that are written in another way than the workbench makes them of an address. */
const spellings = ['API', 'Apple', 'Google', 'iOS', 'KCC', 'KYC', 'QR', 'VIP']

/** A name with what is no plain word spelled as it is: `Kcc price` as `KCC price`. */
const spelled = (name: string) =>
  spellings.reduce((text, spelling) => text.replace(new RegExp(`\\b${spelling}\\b`, 'gi'), spelling), name)

type Listed = StoryMeta['stories'][string]

/** In its file a story has the place that its author gave it, such as an empty form before a filled one. */
const inFileOrder = (one: Listed, other: Listed) =>
  one.filePath.localeCompare(other.filePath) || one.locStart - other.locStart

/** The stories as entries, from the list that the workbench writes. */
const entriesOf = ({ stories }: StoryMeta, texts: TextsByFile): StoryEntry[] =>
  Object.entries(stories)
    .toSorted(([, one], [, other]) => inFileOrder(one, other))
    .map(([id, { name, levels, filePath, namedExport, meta }]) => ({
      id,
      room: levels[0] ?? name,
      group: spelled(levels.join(' / ') || name),
      name: spelled(name),
      otherNames: meta?.path ?? '',
      texts: texts[filePath]?.[namedExport] ?? [],
    }))

/** The states of machines that the Stepper goes to. */
const statesOf = (states: Record<string, string[]>): StoryEntry[] =>
  Object.entries(states).flatMap(([machine, names]) =>
    names.map((state) => ({
      id: `${stepperOf(machine)}&${stateParameter}=${state}`,
      room: 'Stepper',
      group: `Stepper / ${machine}`,
      name: stateInWords(machine, state),
      otherNames: `${machine} ${state.replaceAll('.', ' ')}`,
      texts: [],
    })),
  )

/** Everything that the workbench can show: stories, and the states of machines, by machine. */
export const listStories = (
  meta: StoryMeta,
  texts: TextsByFile,
  states: Record<string, string[]>,
): StoryEntry[] => [...entriesOf(meta, texts).filter(({ room }) => room !== 'Stepper'), ...statesOf(states)]
