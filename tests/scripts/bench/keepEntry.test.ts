import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keepEntry, newestFirst } from '../../../scripts/bench/keepEntry.ts'

it('puts the newest entry above the older ones', () => {
  const once = keepEntry(`# Log\n\n${newestFirst}\n`, 'Monday', ['first', '| table |'])
  expect(keepEntry(once, 'Tuesday', ['second'])).toBe(
    `# Log\n\n${newestFirst}\n\n### Tuesday\n\nsecond\n\n### Monday\n\nfirst\n\n| table |\n`,
  )
})

it('finds its place in the log', () => {
  expect(readFileSync('docs/performance-log.md', 'utf8').split(newestFirst)).toHaveLength(2)
  expect(() => keepEntry('# Log', 'Monday', [])).toThrow('The log has no line')
})
