import { drawn } from 'virtual:drawn-machines'
import { stateParameter } from 'machine-workbench/source/stepLinks'
import type { Findable } from '@/data/rules/findEntries'
import { stepperOf } from '../workbench/storyLink'

type Meta = {
  stories: Record<string, { name: string; levels: string[]; meta?: { path?: string; isSite?: boolean } }>
}

/** A story, or a machine in a state, as the start page finds it. */
export type StoryEntry = Findable & {
  id: string
  /** The part of the workbench that it belongs to, such as `Screens`. */
  room: string
}

/** The stories as search entries, from the list that the workbench writes. */
const entriesOf = ({ stories }: Meta): StoryEntry[] =>
  Object.entries(stories)
    // The stage is a part of each journey.
    .filter(([, { meta }]) => !meta?.isSite)
    .map(([id, { name, levels, meta }]) => ({
      id,
      room: levels[0] ?? name,
      group: levels.join(' / ') || name,
      name,
      otherNames: [...levels, meta?.path ?? ''].join(' '),
    }))

/** The states of machines that the Stepper goes to. */
const states = (): StoryEntry[] =>
  Object.entries(drawn.states).flatMap(([machine, names]) =>
    names.map((name) => ({
      id: `${stepperOf(machine)}&${stateParameter}=${name}`,
      room: 'Stepper',
      group: `Stepper / ${machine}`,
      name,
      otherNames: name.replaceAll('.', ' '),
    })),
  )

/** Loads the list of all stories; it lies beside the workbench's page. Rejects without a network. */
export async function loadStories(): Promise<StoryEntry[]> {
  const response = await fetch(new URL('meta.json', document.baseURI))
  if (!response.ok) throw new Error(`The list of stories could not be loaded: ${response.status}`)
  const stories = entriesOf(await response.json())
  return [...stories.filter(({ room }) => room !== 'Stepper'), ...states()]
}
