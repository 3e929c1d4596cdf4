import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const readJson = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const { '': project, ...entries }: Record<string, Entry> = readJson('package-lock.json').packages

/** The packages from a registry, so without those in `packages` and the links to them. */
const packages = Object.fromEntries(
  Object.entries(entries).filter(([name, { link }]) => name.includes('node_modules/') && !link),
)

describe('the lock file', () => {
  it('holds a digest for every package, those of other platforms too', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500)
    const isDigest = (integrity = '') => /^sha512-[\w+/]{86}==$/.test(integrity)
    const without = Object.entries(packages).filter(([, { integrity }]) => !isDigest(integrity))
    expect(
      without.map(([name]) => name),
      'delete these from package-lock.json, and run `npm install --package-lock-only`',
    ).toEqual([])
  })

  it('holds the binaries of every platform, without which `npm ci` fails on the others', () => {
    const names = Object.keys(packages)
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((wanted) => !names.some((name) => name.endsWith(`node_modules/${wanted}`)))
    expect(missing).toEqual([])
  })

  it('names no registry, so that everybody installs from the one they use', () => {
    expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([])
  })
})

it.each(readdirSync('.github/workflows'))('%s runs actions by the digest of a commit', (workflow) => {
  const uses = readFileSync(`.github/workflows/${workflow}`, 'utf8').match(/uses: .*/g) ?? []
  expect(uses).not.toEqual([])
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([])
})

describe('the dependencies that are limited to a release', () => {
  type Rule = { matchPackageNames?: string[]; allowedVersions?: string }
  const rules: Rule[] = readJson('renovate.json').packageRules
  const limited = rules.filter(({ allowedVersions }) => allowedVersions)
  const names = limited.flatMap(({ matchPackageNames = [] }) => matchPackageNames)

  it('are named in record 052, and are dependencies of this project', () => {
    const record = readFileSync('docs/decisions/052-the-runtime-is-a-dependency.md', 'utf8')
    const section = record.split('## What stays back')[1]?.split('\n## ')[0]
    expect(names.filter((name) => !section?.includes(`\`${name}\``))).toEqual([])
    const { dependencies, devDependencies, optionalDependencies } = readJson('package.json')
    const own = { ...dependencies, ...devDependencies, ...optionalDependencies }
    expect(names.filter((name) => !(name in own))).toEqual([])
  })

  it('have the release up to which Renovate may go', () => {
    const releases = limited.flatMap(({ matchPackageNames = [], allowedVersions }) =>
      matchPackageNames.map((name) => [
        name,
        `<${Number.parseInt(entries[`node_modules/${name}`]?.version ?? '', 10) + 1}`,
        allowedVersions,
      ]),
    )
    expect(releases.filter(([, next, allowed]) => next !== allowed)).toEqual([])
  })
})
