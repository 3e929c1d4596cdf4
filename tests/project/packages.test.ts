import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const rooms = readdirSync('packages')

/** The files of a package, without the documents that it holds for readers. */
const filesOf = (name: string) =>
  readdirSync(`packages/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('packages', name, file.replaceAll(path.sep, '/')))
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?|json|toml|sql|html|css)$/.test(file) && !/node_modules|\/dist\//.test(file),
    )

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>
>

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))

const imports = /(?:from|import\(?|require\() ?'([^']+)'/g

/** The libraries that the files of a package import, in its sources or in its tests. */
const librariesOf = (name: string, room: 'src' | 'tests') => [
  ...new Set(
    filesOf(name)
      .filter((file) => file.startsWith(`packages/${name}/${room}/`) && /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from '([^'.][^']*)'/gm),
      ])
      .map(([, from = '']) => from)
      .filter(
        (from) => !from.startsWith('node:') && !from.startsWith('virtual:') && !builtinModules.includes(from),
      )
      .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/')),
  ),
]

describe.each(rooms)('packages/%s', (name) => {
  it('imports nothing of the site', () => {
    const outside = filesOf(name).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imports)]
        .map(([, from = '']) => from)
        .filter((from) =>
          from.startsWith('.')
            ? !path.posix.join(path.posix.dirname(file), from).startsWith(`packages/${name}/`)
            : from.startsWith('@/'),
        )
        .map((from) => `${file}: ${from}`),
    )
    expect(outside).toEqual([])
  })

  it('knows nothing of King Exchange', () => {
    const word = /king.?exchange|\bkcc\b|kcredit|\bkx-/i
    expect(filesOf(name).filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has a licence, entries with types, and a README that says how to use it', () => {
    const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
    expect(manifest).toMatchObject({ name, license: 'MIT', sideEffects: false })
    const entries = Object.entries<{ types?: string }>(manifest.exports)
    expect(
      entries
        .filter(([entry, { types }]) => !types && !/^\.\/source|\.css$/.test(entry))
        .map(([entry]) => entry),
    ).toEqual([])
    expect(readFileSync(`packages/${name}/README.md`, 'utf8')).toMatch(/^# .+\n[\s\S]*```/)
  })

  it('declares what it imports', () => {
    const { dependencies, devDependencies, peerDependencies } = readManifest(`packages/${name}/`)
    const inUse = { ...dependencies, ...peerDependencies }
    expect(librariesOf(name, 'src')).not.toEqual([])
    expect(librariesOf(name, 'src').filter((library) => !(library in inUse))).toEqual([])
    const inTests = { ...dependencies, ...devDependencies }
    expect(librariesOf(name, 'tests').filter((library) => !(library in inTests))).toEqual([])
  })

  it('has the versions of the project, and takes them as peers', () => {
    const { dependencies, devDependencies } = readManifest('')
    const ofProject: Record<string, string> = { ...dependencies, ...devDependencies }
    const { devDependencies: own = {}, peerDependencies = {} } = readManifest(`packages/${name}/`)
    for (const [library, version] of Object.entries(own))
      expect([library, version]).toEqual([library, ofProject[library]])
    for (const [library, range] of Object.entries(peerDependencies)) {
      const [major] = own[library]?.split('.') ?? []
      expect([library, range.startsWith(`^${major}.`)]).toEqual([library, true])
    }
  })
})
