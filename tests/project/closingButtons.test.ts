import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('knows the closing button of every dialog', () => {
  const unmarked = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(`src/components/${file}`, 'utf8') }))
    .filter(({ text }) => /<chakra\.dialog|<dialog/.test(text))
    .filter(({ text }) => !text.includes('data-closes'))
  expect(unmarked.map(({ file }) => file)).toEqual([])
})
