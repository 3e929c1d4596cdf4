import { type Model, pathsOf, pathsOfParts, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { howTo } from '../howTo'

/** A state of a machine: its shortest path by the types of its events, and the states to which events lead from it. */
type Row = { path: string[]; to?: Record<string, string> }

/** Events by their types; further ones of a type are numbered from 2 on. */
const byName = (events: AnyEventObject[]): [string, AnyEventObject][] =>
  events.map((event, place) => {
    const count = events.slice(0, place).filter(({ type }) => type === event.type).length + 1
    return [count > 1 ? `${event.type} ${count}` : event.type, event]
  })

/**
 * Walks a model to each of its states, and asks where each of its events leads from there: where none is named, nowhere. Of
 * a parallel machine it asks about the states of one region.
 */
export function describeStates<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  table: Record<string, Row>,
  region = '',
): void {
  const all = Object.entries(region ? pathsOfParts(model) : pathsOf(model))
  const prefix = region && `${region}.`
  const own = all.filter(([state]) => state.startsWith(prefix))
  const paths = Object.fromEntries(own.map(([state, path]) => [state.slice(prefix.length), path]))
  const partOf = (state: string) =>
    region
      ? state
          .split(' ')
          .find((part) => part.startsWith(prefix))
          ?.slice(prefix.length)
      : state

  it(`reaches every state ${region && `of ${region} `}by its shortest path`, () => {
    const written = Object.entries(table).map(([state, { path }]) => [state, path])
    expect(typesOf(paths), howTo('A state of a machine')).toEqual(Object.fromEntries(written))
  })

  it.each(Object.entries(table))('is led by events from %s as it is written', (state, { to = {} }) => {
    const found = byName(model.events).map(([name, event]) => {
      const walker = walk(model, paths[state] ?? [])
      expect(partOf(walker.state())).toBe(state)
      walker.happen(event)
      return [name, partOf(walker.state())]
    })
    expect(
      Object.fromEntries(found.filter(([, next]) => next !== state)),
      howTo('An event of a machine'),
    ).toEqual(to)
  })
}
