import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { eventsOf, leavesOf, pathsOf, start, walk } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
  StateMachine,
} from 'xstate'
import { allModels, modelsByStates } from '../../models/models'

const folder = new URL('../../src/machines/', import.meta.url)

const exported = await Promise.all(
  readdirSync(folder).map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
)
const machines = exported
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

it('knows every machine of the site', () => {
  const ids = machines.map(({ id }) => id)
  const known = new Set(Object.values(allModels).map(({ machine }) => machine.id))
  expect([...known].toSorted()).toEqual(ids.toSorted())
})

it.each(machines.map((machine) => [machine.id, machine] as const))(
  'takes %s to every state',
  (id, machine) => {
    const reached = Object.values(modelsByStates)
      .filter((model) => model.machine.id === id)
      .flatMap((model) => Object.keys(pathsOf(model)))
      .flatMap((states) => states.split(' '))
    expect([...new Set(reached)].toSorted()).toEqual(leavesOf(machine).toSorted())
  },
)

/** The contexts of an actor and of the machines that it has invoked. */
const contextsOf = (actor: AnyActorRef): unknown[] => {
  const { context, children = {} }: { context?: unknown; children?: Record<string, AnyActorRef> } =
    actor.getSnapshot()
  // What stands in for another actor has none.
  return [context ?? [], ...Object.values(children).flatMap(contextsOf)]
}

it.each(Object.entries(allModels))(
  'the context of %s equals its round trip through JSON, whatever happens',
  (_, model) => {
    const events = fc.array(fc.constantFrom(...eventsOf(model)), { maxLength: 20 })
    fc.assert(
      fc.property(events, (happened) => {
        const { actor, happen } = start(model)
        for (const event of [null, ...happened]) {
          if (event) happen(event)
          const contexts = contextsOf(actor)
          // `expect` takes ten times as long, and then says what differs.
          if (!isDeepStrictEqual(throughJson(contexts), contexts))
            expect(throughJson(contexts)).toStrictEqual(contexts)
        }
      }),
    )
  },
)

describe.each(Object.entries(modelsByStates))('the machine %s, through JSON and back', (_, model) => {
  const paths = pathsOf(model)

  describe.each(Object.entries(paths))('in %s', (_, path) => {
    let stored: Snapshot<unknown>
    beforeAll(() => {
      stored = walk(model, path).actor.getPersistedSnapshot()
    })
    const revived = () => start(model, throughJson(stored))

    const seen = ({ actor }: Pick<ReturnType<typeof start>, 'actor'>) => {
      const { value, context, status, children } = actor.getSnapshot()
      return { value, context, status, children: Object.keys(children) }
    }

    it.each(model.events.map((event) => [event.type, event] as [string, AnyEventObject]))(
      'answers %s as it would have',
      (_, event) => {
        const original = walk(model, path)
        const emittedBefore = original.emitted.length
        const copy = revived()
        original.happen(event)
        copy.happen(event)
        expect(seen(copy)).toEqual(seen(original))
        expect(copy.emitted).toEqual(original.emitted.slice(emittedBefore))
      },
    )
  })
})
