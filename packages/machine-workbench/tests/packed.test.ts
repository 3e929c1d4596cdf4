import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, '..')
const modulesHere = path.join(folder, '../../node_modules')
const {
  exports: entries,
  dependencies,
}: Record<'exports' | 'dependencies', Record<string, unknown>> = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
)

// It compiles the package, and so takes as long as all other tests here. Elsewhere: CI=1 npx vitest run packed
it.runIf(process.env.CI)(
  'draws and replays a machine in another project, packed',
  () => {
    const project = mkdtempSync(path.join(tmpdir(), 'packed-'))
    try {
      const pack = ['pack', '--silent', '--pack-destination', project]
      const archive =
        execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
      execFileSync('tar', ['-xzf', archive], { cwd: project })
      const modules = path.join(project, 'node_modules')
      cpSync(path.join(project, 'package'), path.join(modules, 'machine-workbench'), { recursive: true })
      const peers = ['@chakra-ui/react', '@emotion/cache', '@emotion/react', '@xstate/react', 'lucide-react']
      for (const name of [...Object.keys(dependencies), ...peers, 'react', 'react-dom', 'vite', 'xstate']) {
        mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
        symlinkSync(path.join(modulesHere, name), path.join(modules, name))
      }
      const names = Object.keys(entries)
        .map((entry) => `machine-workbench${entry.slice(1)}`)
        .filter((entry) => !/drawn$|\*/.test(entry))
      writeFileSync(
        path.join(project, 'start.mjs'),
        `import { createMachine } from 'xstate'
         import { drawAll } from 'machine-workbench/diagrams'
         import { stepLinks } from 'machine-workbench/stepLinks'
         import { replay } from 'machine-workbench/workbench'
         for (const entry of ${JSON.stringify(names)}) await import(entry)
         const machine = createMachine({ id: 'door', initial: 'closed', states: { closed: { on: { opened: 'open' } }, open: {} } })
         const models = { door: { machine, input: undefined, events: [{ type: 'opened' }] } }
         const workbench = { models, links: stepLinks(), clock: { actor: 'clock', event: 'ticked', beginsAt: 0 } }
         const { diagrams, presets } = await drawAll(workbench)
         console.log(diagrams.door.states.length, presets.door.length, replay(workbench, 'door', [{ type: 'opened' }]).states.join())`,
      )
      const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...environment } = process.env
      const output = execFileSync(process.execPath, ['start.mjs'], {
        cwd: project,
        env: environment,
        encoding: 'utf8',
      })
      expect(output).toBe('2 2 closed,open\n')
    } finally {
      rmSync(project, { recursive: true })
    }
  },
  300_000,
)
