import { readdirSync, readFileSync } from 'node:fs'
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
})
