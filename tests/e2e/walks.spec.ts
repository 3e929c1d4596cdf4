import { leavesOf, nameOf, start, walk } from '@king-exchange/machine-workbench/models'
import { expect, test } from './support.ts'
import { authTable } from './walks/authTable.ts'
import { loginFormTable } from './walks/loginFormTable.ts'
import { walksIn } from './walks/walkTable.ts'

// The steps of the paths that the model tests walk by sending events, walked by pressing, typing and waiting in a browser.

const tables = { session: authTable, 'login form': loginFormTable }

for (const [name, table] of Object.entries(tables)) {
  const walks = walksIn(table)

  test(`the walks of the ${name} take every state and event of its machine that a browser can cause`, () => {
    const { starts, events, states } = table
    const machineLeaves = starts.flatMap(({ model }) => leavesOf(model.machine))
    expect(Object.keys(states).toSorted()).toEqual([...new Set(machineLeaves)].toSorted())

    const possible = Object.keys(events).filter((type) => !('never' in (events[type] ?? {})))
    const walked = walks.flatMap(({ path }) => path.map(({ type }) => type))
    expect([...new Set(walked)].toSorted()).toEqual(possible.toSorted())

    const reached = walks.flatMap(({ model, path }) =>
      [path.slice(0, 0), ...path.map((_, index) => path.slice(0, index + 1))].map((part) =>
        walk(model, part).state(),
      ),
    )
    expect([...new Set(reached.flatMap((state) => state.split(' ')))].toSorted()).toEqual(
      Object.keys(states).toSorted(),
    )
  })

  for (const [index, { model, open, path }] of walks.entries()) {
    const types = path.map(({ type }) => type).join(', ')
    test(`the ${name} shows its states on walk ${index + 1}: ${types}`, { tag: '@night' }, async ({
      page,
    }) => {
      test.setTimeout(30_000 + 5_000 * path.length)
      const walker = start(model)
      const stage = await open(page)
      const look = async (after: string) => {
        const snapshot = walker.actor.getSnapshot()
        for (const state of nameOf(snapshot.value).split(' ')) {
          await test.step(`${state} after ${after}`, async () => table.states[state]?.(stage, snapshot))
        }
      }
      await look('the start')
      for (const event of path) {
        const gesture = table.events[event.type]
        await test.step(event.type, async () => gesture && 'act' in gesture && gesture.act(stage, event))
        walker.happen(event)
        await look(event.type)
      }
    })
  }
}
