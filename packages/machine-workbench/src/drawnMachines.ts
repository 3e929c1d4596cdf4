import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Drawn } from './diagram/drawAll.ts'
import type { Workbench } from './workbench.ts'

const id = 'virtual:drawn-machines'

export type DrawnMachinesOptions = {
  /** The module that exports the `workbench`, from the root on. */
  workbench: string
  /** Folders whose files have the diagrams drawn anew, from the root on. */
  watched?: string[]
  /** The folder of the project, without a slash at its end. */
  root: string
}

/**
 * Draws the machines' diagrams when a workbench is built, so that no page has to lay one out. A build has the names of all
 * states in `states.json`, by machine: each has an address (`stateParameter`). Each statechart is a picture of its own.
 */
export const drawnMachines = ({ workbench, watched = [], root }: DrawnMachinesOptions): Plugin => {
  let drawn: Drawn | undefined
  return {
    name: 'drawn-machines',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null
      for (const folder of watched) {
        for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
          // The server of the workbench would take a folder for a module, and fail.
          if (entry.isFile()) this.addWatchFile(path.join(root, folder, entry.name))
        }
      }
      const [{ drawAll }, given] = await Promise.all([
        import('./diagram/drawAll.ts'),
        runnerImport<{ workbench: Workbench }>(path.join(root, workbench), {
          root,
          configFile: false,
          resolve: { tsconfigPaths: true },
        }),
      ])
      drawn = await drawAll(given.module.workbench)
      return `export const drawn = ${JSON.stringify(drawn)}`
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const machine = /\/statecharts\/(\w+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1]
        const diagram = machine && drawn?.diagrams[machine]
        if (!diagram) return next()
        const { drawFile } = await import('./diagram/drawSvg.ts')
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawFile(machine, diagram))
      })
    },
    async generateBundle() {
      if (!drawn) return
      const { chartFile, drawFile } = await import('./diagram/drawSvg.ts')
      this.emitFile({ type: 'asset', fileName: 'states.json', source: JSON.stringify(drawn.states) })
      for (const [machine, diagram] of Object.entries(drawn.diagrams))
        this.emitFile({ type: 'asset', fileName: chartFile(machine), source: drawFile(machine, diagram) })
    },
  }
}
