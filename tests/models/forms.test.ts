import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { howTo } from '../howTo'

const components = 'src/components'
const models = readFileSync('models/form.ts', 'utf8')

/** Each form of the site, with the code of its check. */
const checks = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(components, name), 'utf8') }))
  .filter(({ text }) => text.includes('useForm({'))
  .flatMap(({ name, text }) => [
    ...text
      .split('useForm({')
      .slice(1)
      .map((form) => [name, /\bvalidate\b([^\n]*)/.exec(form)?.[1] ?? ''] as const),
  ])

it.each(checks)('the form of %s, checked by “%s”, has a model', (_, check) => {
  const [rule] = /\bcheck[A-Z]\w+/.exec(check) ?? []
  const isWithoutFields = check.includes('() => ({})')
  expect(isWithoutFields || (rule !== undefined && models.includes(`${rule},`)), howTo('A form')).toBe(true)
})
