import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageAttributes } from '@/data/site/pageAttributes'

/** The sources of the site and of the package that renders its documents in which a pattern occurs. */
const filesWith = (pattern: RegExp) =>
  ['src', 'packages/fast-pages/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8'))),
  )

it('one file of the site and one of the package touch the attributes of <html>; its language is read anywhere', () => {
  expect(filesWith(/\bdocumentElement\b(?!\.lang\b(?! =))/)).toEqual([
    'src/data/site/pageAttributes.ts',
    'packages/fast-pages/src/browser/ownAttributes.ts',
  ])
})

it('a style looks at them by a condition of the theme', () => {
  const names = Object.keys(pageAttributes).join('|')
  expect(filesWith(new RegExp(`\\[data-(${names}|page|unstyled)\\b`))).toEqual([
    'src/theme/conditions.ts',
    'src/theme/globalCss.ts',
    'packages/fast-pages/src/documents/firstScreen.ts',
  ])
})
