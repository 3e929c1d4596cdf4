import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, '..')
const modulesHere = path.join(folder, '../../node_modules')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
)

/** Has the fixture import the package by its name, as another project does. */
function importByName(project: string) {
  for (const name of [
    'vite.config.ts',
    ...readdirSync(path.join(project, 'src')).map((file) => `src/${file}`),
  ]) {
    if (!/\.tsx?$/.test(name)) continue
    const file = path.join(project, name)
    const text = readFileSync(file, 'utf8')
      .replace("'../../src/fastPages.ts'", "'fast-pages'")
      .replaceAll(/'\.\.\/\.\.\/\.\.\/src\/([\w/]+)\.tsx?'/g, "'fast-pages/$1'")
      .replace(/\n.*cacheDir:.*/, '')
    writeFileSync(file, text)
  }
}

// It compiles the package, and so takes as long as all other tests here. Elsewhere: CI=1 npx vitest run packed
it.runIf(process.env.CI)(
  'builds its fixture in another project, packed',
  () => {
    const project = mkdtempSync(path.join(tmpdir(), 'packed-'))
    try {
      const pack = ['pack', '--silent', '--pack-destination', project]
      const archive =
        execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
      execFileSync('tar', ['-xzf', archive], { cwd: project })
      const modules = path.join(project, 'node_modules')
      mkdirSync(modules)
      cpSync(path.join(project, 'package'), path.join(modules, 'fast-pages'), { recursive: true })
      for (const name of [...Object.keys(dependencies), 'react', 'react-dom', 'vite'])
        symlinkSync(path.join(modulesHere, name), path.join(modules, name))
      cpSync(path.join(folder, 'tests/fixture'), project, { recursive: true })
      writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module' }))
      importByName(project)
      const { VITEST: _vitest, ...environment } = process.env
      execFileSync(process.execPath, [path.join(modules, 'vite/bin/vite.js'), 'build'], {
        cwd: project,
        env: { ...environment, NODE_ENV: 'production' },
        stdio: 'pipe',
      })
      const document = readFileSync(path.join(project, 'dist/index.html'), 'utf8')
      expect(document).toContain('data-island="clock" class="fast-island plot"')
      const [, renderer = ''] = /data-renderer="([^"]+)"/.exec(document) ?? []
      expect(existsSync(path.join(project, 'dist', renderer))).toBe(true)
    } finally {
      rmSync(project, { recursive: true })
    }
  },
  300_000,
)
