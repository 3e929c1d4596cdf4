import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawnMachines } from '../src/drawnMachines.ts'

it('draws anew when a file of the machines changes, and watches nothing but files', async () => {
  const watched: string[] = []
  const plugin = drawnMachines({
    workbench: 'fixture/workbench.ts',
    watched: ['fixture', '.'],
    root: import.meta.dirname,
  })
  const addWatchFile = (file: string) => watched.push(file)
  // biome-ignore lint/complexity/noBannedTypes: a hook of Vite is a function or an object around one.
  const load = plugin.load as Function
  const code: string = await load.call({ addWatchFile }, '\0virtual:drawn-machines')
  const { diagrams, presets, states } = JSON.parse(code.replace('export const drawn = ', ''))
  expect(diagrams.lamp.states.map(({ name }: { name: string }) => name)).toEqual([
    'off',
    'warming',
    'on',
    'broken',
  ])
  expect(presets.lamp.map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'broken',
    'off',
    'on',
    'warming',
  ])
  // The nearest first; two of them are as near as each other.
  expect(states.lamp.slice(0, 2)).toEqual(['off', 'warming'])
  expect(states.lamp.slice(2).toSorted()).toEqual(['broken', 'on'])
  expect(watched).toContain(path.join(import.meta.dirname, 'fixture', 'lampMachine.ts'))
  expect(watched.filter((file) => !statSync(file).isFile())).toEqual([])
})
