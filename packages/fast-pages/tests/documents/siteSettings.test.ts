import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, resolveConfig } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteSettings } from '../../src/documents/siteSettings.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-settings-'))
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  write('entry.js', "import { words } from '@words'\nconsole.log(words)")
  write('plain.js', "import { words } from './other'\nconsole.log(words)")
  write('words.js', "export const words = 'of the alias'")
  write('other.mine', "export const words = 'of the extension'")
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['entry.js', 'of the alias'],
  ['plain.js', 'of the extension'],
])('what %s imports is found as the site finds it', async (entry, words) => {
  const alias = { '@words': path.join(root, 'words.js') }
  const site = await resolveConfig(
    { root, configFile: false, resolve: { alias, extensions: ['.mine', '.js'] } },
    'build',
  )
  const built = await build({
    ...siteSettings(site),
    build: { write: false, ssr: path.join(root, entry) },
  })
  expect(JSON.stringify(built)).toContain(words)
})
