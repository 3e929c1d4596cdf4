import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tasks } from '../howTo'

const folders = /^(?:src|stories|models|tests|scripts|supabase|packages|docs)\//

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)

/** The files and folders that a document names; of one with a blank, such as `<page>.tsx`, the folder that it is in. */
const pathsIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    // What the first start makes.
    .filter((code) => folders.test(code) && !code.startsWith('supabase/.temp'))
    .map((code) => code.replace(/[^/]*(?:[<*…]|NNN).*$/, ''))

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'src/start/README.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
]

it.each(documents)('%s names files that are there', (document) => {
  const lost = pathsIn(document).filter((path) => !existsSync(path))
  expect(lost, lost.join('\n')).toEqual([])
})

it('docs/decisions/README.md lists every record', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const missing = readdirSync('docs/decisions').filter(
    (name) => name !== 'README.md' && !index.includes(`](${name})`),
  )
  expect(missing, missing.join('\n')).toEqual([])
})

it('docs/how-to.md has the tasks that failures of tests name', () => {
  const headings = [...readFileSync('docs/how-to.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, task]) => task)
  expect(tasks.filter((task) => !headings.includes(task))).toEqual([])
})
