import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const form = /<(?:chakra\.)?form\s/g

// Those of documents are swept in `tests/build/prerender.test.ts`.
it('gives every form the method that sends nothing before it is hydrated', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)
    .filter(([, text]) => count(text, form) > 0)
  expect(sources.length).toBeGreaterThan(3)
  for (const [file, text] of sources) expect(count(text, /\smethod="dialog"/g), file).toBe(count(text, form))
})
