import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the palette’s colours have their meaning from the theme, and no component takes one', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /from '[^']*\/palette'/.test(readFileSync(path.join('src', file), 'utf8')))
  // The document's own colour is the background, which browsers paint around the page.
  expect(users.sort()).toEqual(['start/prerender.tsx', 'theme/semanticTokens.ts'])
})
