import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = ['tests', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
)

const title = /\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(['`])((?:(?!\1).)*)\1/g

it('a test’s title has 90 characters at most, as in a list of failures', () => {
  const titles = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(title)].map(([, , text = '']) => ({ file, text })),
  )
  expect(titles.length).toBeGreaterThan(1_500)
  // A placeholder stands for a short name.
  expect(titles.filter(({ text }) => text.replace(/\$\{[^}]*\}/g, 'name').length > 90)).toEqual([])
})
