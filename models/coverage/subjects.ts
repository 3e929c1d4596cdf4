import { ignoredEvents } from '../ignoredEvents.ts'
import { models } from '../models.ts'
import type { Subject } from './cells.ts'

const all = Object.values<Pick<Subject, 'machine' | 'events'>>(models)
const machines = Object.fromEntries(all.map(({ machine }) => [machine.id, machine]))
const ignored: Record<string, Subject['ignored']> = ignoredEvents

/** The site's machines by id, each with the events of all of its models and why it ignores some. */
export const subjects: Record<string, Subject> = Object.fromEntries(
  Object.entries(machines)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, machine]) => {
      const events = all.filter((model) => model.machine.id === id).flatMap((model) => model.events)
      return [id, { machine, events, ignored: ignored[id] }]
    }),
)
