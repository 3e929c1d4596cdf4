import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tokens } from '@/theme/tokens'

const definitions = ['theme/tokens.ts', 'theme/semanticTokens.ts']

test('no style names a step of a colour’s scale, which the built site does not know', () => {
  const hues = Object.entries(tokens.colors ?? {}).flatMap(([hue, steps]) => ('value' in steps ? [] : [hue]))
  expect(hues).toContain('ink')
  const step = new RegExp(`\\b(${hues.join('|')})\\.\\d+\\b`)
  expect(readFileSync('src/theme/semanticTokens.ts', 'utf8')).toMatch(step)
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !definitions.includes(file))
  const naming = files.filter((file) => step.test(readFileSync(path.join('src', file), 'utf8')))
  expect(naming).toEqual([])
})
