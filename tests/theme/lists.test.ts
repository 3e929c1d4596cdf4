import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reset } from '@/theme/reset'

/** Their marker is the browser's triangle, and they are no lists. */
const summaries = ['src/components/contact/AnswerList.tsx', 'src/components/layout/FooterGroup.tsx']

it('a list loses its markers by an empty text, since Safari takes one without any for plain text', () => {
  expect(reset['ol, ul']).toEqual({ listStyleType: '""' })
  const without = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /listStyle(Type)?(=|: ?)['"]none/.test(readFileSync(file, 'utf8')),
  )
  expect(without.toSorted()).toEqual(summaries)
})
