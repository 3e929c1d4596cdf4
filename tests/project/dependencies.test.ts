import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

const readJson = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const { '': project, ...packages }: Record<string, Entry> = readJson('package-lock.json').packages

/** A registry that mirrors only what it was asked for has no digest for the binaries of other platforms. */
const isBinaryOfAPlatform = ({ optional, os, cpu }: Entry) => Boolean(optional && (os || cpu))

describe('the lock file', () => {
  it('holds a digest for every package, apart from binaries of platforms that it was not made on', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500)
    const unproven = Object.entries(packages).filter(
      ([, entry]) => !entry.integrity && !isBinaryOfAPlatform(entry),
    )
    expect(unproven.map(([name]) => name)).toEqual([])
    for (const [name, { integrity }] of Object.entries(packages)) {
      if (integrity) expect(integrity, name).toMatch(/^sha512-[\w+/]{86}==$/)
    }
  })

  it('names no registry, so that everybody installs from their own', () => {
    expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([])
  })

  it('agrees with package.json and LICENSE about the licence', () => {
    expect(project).toMatchObject({ license: readJson('package.json').license })
    expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} King Exchange\n/)
  })
})
