import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withoutMeta } from '../../scripts/leanMachines'

const folder = 'src/machines'
const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)

it('takes the meta of states out of a machine, and nothing else', () => {
  const code =
    "const a = { id: 'a’s', meta: { ignores: { b: 'No, {never}.' } }, states: { c: { meta: {} } } }"
  expect(withoutMeta(code, 'a.ts')).toBe("const a = { id: 'a’s',  states: { c: {  } } }")
  const type = 'type Config = { meta: { ignores?: string } }'
  expect(withoutMeta(type, 'a.ts')).toBe(type)
})

it.each(files)('leaves no reason in %s, which remains a module', (name, code) => {
  const lean = withoutMeta(code, name)
  expect(lean).not.toMatch(/ignores: \{/)
  expect(parseSync(name, lean).errors).toEqual([])
})

it('finds something to take out', () => {
  expect(files.filter(([name, code]) => withoutMeta(code, name) !== code).length).toBeGreaterThan(10)
})
