import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { stateNamedBy, storyPrefixOf } from '../../models/coverage/machineStories.ts'
import { leavesOf } from '../../models/model.ts'
import { writeRecord } from '../records.ts'
import { storyIds, test } from './workbench'

const folder = new URL('../../src/machines/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))

/** The machines that a file exports. */
async function machinesIn(file: string): Promise<AnyStateMachine[]> {
  const exported: unknown[] = Object.values(await import(new URL(file, folder).href))
  return exported.filter((value): value is AnyStateMachine => value instanceof StateMachine)
}

test('every story of a machine is of one that is there', async () => {
  const machines = (await Promise.all(files.map(machinesIn))).flat()
  const stories = storyIds().filter((id) => id.startsWith('machines--'))
  expect(stories.filter((id) => !machines.some((machine) => id.startsWith(storyPrefixOf(machine))))).toEqual(
    [],
  )
})

for (const file of files) {
  test(`every state of src/machines/${file} has a story, and each of its stories shows the state it is named after`, async ({
    workbench: { page, show },
  }) => {
    const machines = await machinesIn(file)
    if (file.endsWith('Machine.ts')) expect(machines).not.toEqual([])
    for (const machine of machines) {
      const stories = storyIds().filter((id) => id.startsWith(storyPrefixOf(machine)))
      const named = new Map(stories.map((story) => [story, stateNamedBy(story, machine)]))
      expect(stories.filter((story) => !named.get(story))).toEqual([])
      expect(leavesOf(machine).filter((state) => ![...named.values()].includes(state))).toEqual([])

      const shown: Record<string, string[]> = {}
      for (const [story, state = ''] of named) {
        await show(story)
        // A parallel machine is in a state of each of its parts.
        const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
        expect(heading?.split(' '), story).toContain(state)
        shown[state] = [...(shown[state] ?? []), story]
      }
      writeRecord('story', machine.id, { [machine.id]: shown })
    }
  })
}

const figuresIn = (text: string | null) => text?.match(/[\d,]+\.\d\d/g) ?? []

for (const part of ['ticker', 'kcc-price', 'market']) {
  for (const state of ['live', 'paused']) {
    test(`the picture of the machine ${part} shows the prices of its ${state} panel after some steps`, async ({
      workbench: { page, show },
    }) => {
      await show(`machines--${part}--${state}`)
      const picture = page.locator('#ladle-root [data-motion]')
      const remembered = figuresIn(await page.getByRole('table').first().textContent())
      expect(remembered.length).toBeGreaterThan(0)
      expect(remembered).not.toContain('68.73')
      expect(figuresIn(await picture.textContent())).toEqual(expect.arrayContaining(remembered))
      await expect(picture).toHaveAttribute('data-motion', state)
    })
  }
}
