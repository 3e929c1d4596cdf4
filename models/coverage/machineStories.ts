import type { AnyStateMachine } from 'xstate'
import { kebab } from '@/data/rules/kebab'
import { leavesOf } from '../model.ts'
import type { TestRecord } from './record.ts'

/** What the ids of all stories of a machine begin with. */
export const storyPrefixOf = ({ id }: AnyStateMachine) => `machines--${kebab(id)}--`

/** The state after which a story of a machine is named, alone or with a remark: the longest that fits. */
export const stateNamedBy = (story: string, machine: AnyStateMachine): string | undefined =>
  leavesOf(machine)
    .toSorted((one, other) => other.length - one.length)
    .find((state) => {
      const name = storyPrefixOf(machine) + state.split('.').map(kebab).join('-')
      return story === name || story.startsWith(`${name}-`)
    })

/** The stories of each state of some machines. */
export const storiesByState = (machines: AnyStateMachine[], stories: string[]): TestRecord =>
  Object.fromEntries(
    machines.map((machine) => {
      const own = stories.filter((story) => story.startsWith(storyPrefixOf(machine)))
      const storiesOf = (state: string) => own.filter((story) => stateNamedBy(story, machine) === state)
      return [machine.id, Object.fromEntries(leavesOf(machine).map((state) => [state, storiesOf(state)]))]
    }),
  )
