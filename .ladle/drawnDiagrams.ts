import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const id = 'virtual:drawn-diagrams'
const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['src/machines', 'models', 'stories/stepper/diagram']

type Drawing = typeof import('../stories/stepper/diagram/drawAll')

/** Draws the machines' diagrams when the workbench is built, so that no page has to lay one out. */
export const drawnDiagrams = () => ({
  name: 'drawn-diagrams',
  resolveId: (source: string) => (source === id ? `\0${id}` : null),
  async load(this: { addWatchFile: (file: string) => void }, loaded: string) {
    if (loaded !== `\0${id}`) return null
    for (const folder of sources) {
      for (const entry of readdirSync(`${root}${folder}`, { withFileTypes: true })) {
        // The server of the workbench would take a folder for a module, and fail.
        if (entry.isFile()) this.addWatchFile(`${root}${folder}/${entry.name}`)
      }
    }
    const { module } = await runnerImport<Drawing>(`${root}stories/stepper/diagram/drawAll.ts`, {
      root,
      configFile: false,
      resolve: { tsconfigPaths: true },
    })
    return `export const drawn = ${JSON.stringify(await module.drawAll())}`
  },
})
