import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { embeddedLacks } from '../contract/embeddedLacks'

const list = readFileSync('docs/contract.md', 'utf8')

const groups = readdirSync('tests/contract')
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(`tests/contract/${name}`, 'utf8').matchAll(/^describe\('([^']+)'/gm)])
  .map(([, group = '']) => group)

it('docs/contract.md has each group of the contract, once', () => {
  const rows = [...list.matchAll(/^\| (?!Group |Option |`|---)([^|]+?) \|.*\|.*\|.*\|$/gm)].map(
    ([, group]) => group,
  )
  expect(groups.length).toBeGreaterThan(20)
  expect(rows.sort()).toEqual(groups.sort())
})

it('docs/contract.md says all that the embedded backend lacks', () => {
  const reasons = new Set(Object.values(embeddedLacks))
  expect([...reasons].filter((reason) => !list.includes(`- ${reason}\n`))).toEqual([])
})
