import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawSvg } from '../src/diagram/drawSvg.ts'
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
  const files = new Map<string, string>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source)
  // biome-ignore lint/complexity/noBannedTypes: as above.
  await (plugin.generateBundle as Function).call({ emitFile })
  expect([...files.keys()]).toEqual(['states.json', 'statecharts/lamp.svg'])
  expect(files.get('statecharts/lamp.svg')).toContain('<title>lamp</title>')
  expect(files.get('statecharts/lamp.svg')).toContain('data-state="lamp.off"')
  const written = [...(files.get('statecharts/lamp.svg') ?? '').matchAll(/<text[^>]*>([^<]+)/g)].map(
    ([, text]) => text,
  )
  expect(written).toEqual(expect.arrayContaining(['off', 'warming', 'on', 'broken']))
  expect(watched).toContain(path.join(import.meta.dirname, 'fixture', 'lampMachine.ts'))
  expect(watched.filter((file) => !statSync(file).isFile())).toEqual([])
})

it('draws texts as they are, and highlights the active states and the last step', () => {
  const box = { x: 0, y: 0, width: 100, height: 30 }
  const drawn = drawSvg(
    {
      width: 100,
      height: 30,
      states: [{ id: 'lamp.on', name: 'a < b & "c"', type: 'atomic', invokes: [], ...box }],
      dots: [],
      arrows: [
        { source: 'lamp.off', target: 'lamp.on', labels: ['on'], line: 'M0,0', head: '', at: { x: 5, y: 5 } },
      ],
    },
    { active: new Set(['lamp.on']), taken: new Set(['lamp.off lamp.on']) },
  )
  expect(drawn).toContain('>a &#60; b &#38; &#34;c&#34;</text>')
  expect(drawn).toContain('<g class="atomic active" data-state="lamp.on">')
  expect(drawn).toContain('<g class="taken">')
})
