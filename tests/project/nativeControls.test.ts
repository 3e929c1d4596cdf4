import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const record = readFileSync('docs/decisions/016-rows-of-the-specification.md', 'utf8')

const rows = record.split('\n').filter((line) => /^\| (?!Row |Instead of )/.test(line))

/** The files that the table of native parts names. */
const named = new Set(
  rows.flatMap((row) =>
    Array.from(row.split(' | ')[2]?.matchAll(/`(\w+\.tsx?)`/g) ?? [], ([, file]) => file),
  ),
)

const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)

/** Elements for which the library has a part that does more than to style them. */
const controls = 'dialog|select|details|input|textarea|fieldset|table|progress|meter'

const native = [
  new RegExp(`<(chakra\\.)?(${controls})[\\s>]`),
  new RegExp(`(chakra|withProvider<[^(]*)\\('(${controls})'`),
  /\bpopover="/,
]

describe('the record of what is met in another way', () => {
  it('names every component that has a native control in place of a part of the library', () => {
    const found = files.filter((file) => {
      const source = readFileSync(path.join('src/components', file), 'utf8')
      return native.some((pattern) => pattern.test(source))
    })
    expect(found.length).toBeGreaterThan(10)
    expect(found.map((file) => path.basename(file)).filter((file) => !named.has(file))).toEqual([])
  })

  it('names no file that is gone', () => {
    const there = new Set(files.map((file) => path.basename(file)))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((file) => !there.has(String(file)))).toEqual([])
  })

  it('refers to records that exist, and to every row in one line of the table', () => {
    const records = readdirSync('docs/decisions')
    const referred = Array.from(record.matchAll(/record (\d{3})/g), ([, number]) => String(number))
    expect(referred.length).toBeGreaterThan(3)
    expect(referred.filter((number) => !records.some((file) => file.startsWith(number)))).toEqual([])
    const names = rows.map((row) => row.split(' | ')[0])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
