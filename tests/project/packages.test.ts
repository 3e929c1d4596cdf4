import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { howTo } from '../howTo'

const rooms = readdirSync('packages')

/** The files of a package, without the documents that it holds for readers. */
const filesOf = (name: string) =>
  readdirSync(`packages/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('packages', name, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|toml|sql|html|css)$/.test(file) && !/node_modules/.test(file))

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))

const versionsIn = (folder: string) => {
  const { dependencies, devDependencies } = readManifest(folder)
  return { ...dependencies, ...devDependencies }
}

const imports = /(?:from|import\(?|require\() ?'([^']+)'/g

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
    const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('@king-exchange/', '')
    expect(filesOf(name).filter((file) => word.test(textOf(file)))).toEqual([])
  })

  it('has the versions of the project', () => {
    const ofProject = versionsIn('')
    const others = Object.entries(versionsIn(`packages/${name}/`)).filter(
      ([library, version]) => version !== (ofProject[library] ?? version),
    )
    expect(others, howTo('An upgrade of a library')).toEqual([])
  })
})
