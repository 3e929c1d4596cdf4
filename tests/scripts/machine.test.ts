import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseNode } from '../../scripts/machine.mjs'

describe('the Node that goes on', () => {
  it.each([
    ['20.19.0', '24.21.0', 'project'],
    ['24.21.0', '24.21.0', 'this'],
    ['22.18.0', undefined, 'this'],
    ['22.17.1', undefined, 'none'],
  ])('of %s and the project’s own, %s, is: %s', (running, brought, choice) => {
    expect(chooseNode(running, brought)).toBe(choice)
  })

  it('is of the release that .nvmrc and the types name', () => {
    const { optionalDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const [major] = optionalDependencies.node.split('.')
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(major)
    expect(devDependencies['@types/node'].split('.')[0]).toBe(major)
  })
})

describe.skipIf(process.platform === 'win32')('an entry script', () => {
  let folder: string
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: 0o755 })
  }
  const projectNode = `#!/bin/sh
if [ "$1" = --version ]; then echo v99.0.0; else echo "99 runs $(basename "$1") $2, and $(command -v node)"; exit 3; fi`
  /** Stands in for a package manager, and needs no network. */
  const npm = (alsoDoes: string) => `#!/bin/sh
echo "npm $1"
echo "$@" > npm-options
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
${alsoDoes}`
  const lock = (version: string) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/node': { version: '99.0.0', optional: true },
        'node_modules/some': { version },
        'node_modules/of-another-platform': { version: '1.0.0', optional: true },
      },
    })
  const start = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/entry.mjs', '--quick'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    })
    return { status, said: (stdout + stderr).trim().split('\n') }
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'machine-'))
    mkdirSync(path.join(folder, 'scripts'))
    cpSync('scripts/machine.mjs', path.join(folder, 'scripts', 'machine.mjs'))
    write(
      'scripts/entry.mjs',
      `import { goOnUnderProjectNode, installDependencies } from './machine.mjs'
process.chdir(${JSON.stringify(folder)})
installDependencies()
await goOnUnderProjectNode()
console.log('goes on here')`,
    )
    write('package-lock.json', lock('1.0.0'))
    write('project-node', projectNode)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const bringsNode = npm(
    'mkdir -p node_modules/node/bin node_modules/.bin && cp project-node node_modules/node/bin/node && ln -sf ../node/bin/node node_modules/.bin/node',
  )
  const underProjectNode = () =>
    `99 runs entry.mjs --quick, and ${execFileSync('realpath', [folder], { encoding: 'utf8' }).trim()}/node_modules/.bin/node`

  it('installs, then goes on under the project’s Node with its arguments, and ends as that does', () => {
    write('bin/npm', bringsNode)
    expect(start()).toEqual({ status: 3, said: ['Installing dependencies …', 'npm ci', underProjectNode()] })
    expect(start()).toEqual({ status: 3, said: [underProjectNode()] })
  })

  it('installs all, whatever the environment and the settings of npm leave out', () => {
    write('bin/npm', bringsNode)
    start()
    const options = readFileSync(path.join(folder, 'npm-options'), 'utf8').trim().split(' ')
    expect(options).toEqual(
      expect.arrayContaining([
        ...['--include=dev', '--include=optional', '--workspaces', '--include-workspace-root'],
        ...['--engine-strict=false', '--global=false', '--dry-run=false'],
      ]),
    )
  })

  it('says what an install has left out, and does not go on', () => {
    write('bin/npm', `${bringsNode}\necho '{"packages":{}}' > node_modules/.package-lock.json`)
    expect(start()).toEqual({
      status: 1,
      said: [
        'Installing dependencies …',
        'npm ci',
        'King Exchange: npm was told to leave out node_modules/some. Look for the setting that says so: npm config list',
      ],
    })
  })

  it('installs again when a version differs, or when the project’s Node is gone', () => {
    write('bin/npm', bringsNode)
    start()
    write('package-lock.json', lock('2.0.0'))
    expect(start().said).toContain('npm ci')
    expect(start().said).not.toContain('npm ci')
    rmSync(path.join(folder, 'node_modules', 'node'), { recursive: true })
    expect(start().said).toContain('npm ci')
  })

  it('goes on where it is when an install brings no Node, and does not try again', () => {
    write('bin/npm', npm(''))
    expect(start()).toEqual({ status: 0, said: ['Installing dependencies …', 'npm ci', 'goes on here'] })
    expect(start()).toEqual({ status: 0, said: ['goes on here'] })
  })
})
