import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { howTo } from '../howTo'

const components = 'src/components'
const models = readFileSync('models/form.ts', 'utf8')

/** Each form of the site that has fields, with the name of its check. */
const checks = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(components, name), 'utf8') }))
  .flatMap(({ name, text }) =>
    text
      .split('useForm({')
      .slice(1)
      .map((form) => {
        const [, check = 'nothing'] = /\bvalidate: ([^\n]*)/.exec(form) ?? []
        return [name, /\bcheck[A-Z]\w+/.exec(check)?.[0] ?? check] as const
      }),
  )
  .filter(([, check]) => !check.startsWith('() => ({})'))

it.each(checks)('the form of %s, checked by %s, has a model', (_, check) => {
  expect(models.includes(`${check},`), howTo('A form')).toBe(true)
})
