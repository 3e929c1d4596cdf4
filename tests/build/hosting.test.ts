import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('keeps the headers below the limits of the hosts that read them from a file', () => {
  const lines = readFileSync('build/embedded/_headers', 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000)
})
