import { readdirSync } from 'node:fs'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { stateNamedBy, storyPrefixOf } from '../../models/coverage/machineStories.ts'
import { storyIds } from './storyIds.ts'

const folder = new URL('../../src/machines/', import.meta.url)

/** A machine, the file that exports it, and its stories, each with the state that it is named after. */
export type MachineStories = {
  file: string
  machine: AnyStateMachine
  stories: Map<string, string | undefined>
}

/** The machines that a file exports. */
async function machinesIn(file: string): Promise<MachineStories[]> {
  const exported: unknown[] = Object.values(await import(new URL(file, folder).href))
  return exported
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({
      file,
      machine,
      stories: new Map(
        storyIds()
          .filter((id) => id.startsWith(storyPrefixOf(machine)))
          .map((story) => [story, stateNamedBy(story, machine)]),
      ),
    }))
}

/** The files of machines. */
export const machineFiles = readdirSync(folder).filter((name) => name.endsWith('Machine.ts'))

/** Every machine of the site with its stories in the built workbench. */
export const machineStories: MachineStories[] = (await Promise.all(machineFiles.map(machinesIn))).flat()
