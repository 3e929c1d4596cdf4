import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingRoles, textStyles } from '@/theme/textStyles'

const sources = globSync('{src,stories}/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)

test('a heading has its size from its role, and none by hand', () => {
  const headings = sources.flatMap(([file, text]) =>
    Array.from(text.matchAll(/<(?:Heading|chakra\.h[1-6])\b[^>]*/g), ([tag]) => `${file}: ${tag}`),
  )
  expect(headings.length).toBeGreaterThan(50)
  const roles = Object.keys(headingRoles).join('|')
  const ofRole = new RegExp(`textStyle="(${roles})"|textStyle=\\{[^}]*\\}|srOnly`)
  expect(headings.filter((tag) => /fontSize|\bsize=/.test(tag))).toEqual([])
  expect(headings.filter((tag) => tag.includes('textStyle') && !ofRole.test(tag))).toEqual([])
})

test('the theme has each text style that is named', () => {
  const names = sources.flatMap(([file, text]) =>
    Array.from(text.matchAll(/textStyle(?:="|: ')([\w.]+)/g), ([, name = '']) => [file, name] as const),
  )
  expect(names.filter(([, name]) => !(name in textStyles))).toEqual([])
})
