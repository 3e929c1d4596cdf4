import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageAttributes } from '@/data/site/pageAttributes'
import { howTo } from '../howTo'

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

it('each of them but the device is set again when it changes, there or by its function, such as showTheme', () => {
  const unfollowed = Object.keys(pageAttributes).filter((name) => {
    const show = `show${name.charAt(0).toUpperCase()}${name.slice(1)}\\(`
    const atFirst = ['src/start/firstPaint.ts', ...filesWith(new RegExp(`function ${show}`))]
    const setters = filesWith(new RegExp(`setPageAttribute\\('${name}'|\\b${show}`))
    return setters.every((file) => atFirst.includes(file))
  })
  expect(unfollowed, howTo('A choice of a browser')).toEqual(['apple'])
})

it('a style looks at them by a condition of the theme', () => {
  const names = Object.keys(pageAttributes).join('|')
  expect(filesWith(new RegExp(`\\[data-(${names}|page|unstyled)\\b`))).toEqual([
    'src/theme/conditions.ts',
    'src/theme/globalCss.ts',
    'packages/fast-pages/src/documents/firstScreen.ts',
  ])
})
