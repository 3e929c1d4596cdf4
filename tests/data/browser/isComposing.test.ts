import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isComposing } from '@/data/browser/isComposing'

it.each([
  ['Enter that ends a composition in Safari', false, 229, true],
  ['a key of a composition elsewhere', true, 229, true],
  ['a key of a composition that keeps its code', true, 13, true],
  ['Enter', false, 13, false],
  ['an arrow', false, 40, false],
])('%s', (_, composing, keyCode, belongs) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(belongs)
})

it('every file that listens to keys asks it', () => {
  const listeners = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
    .filter(({ text }) => /on(Key(Down|Up|Press)|key(down|up|press))|['"]key(down|up|press)['"]/.test(text))
  expect(listeners.length).toBeGreaterThan(0)
  // The menus give their keys to `moveFocus`; for a field that is left or a dialog that was closed, all keys are the same.
  const asking = /isComposing\(|moveFocus\(|export function (?:onFieldLeft|tellOfClosedDialogs)\(/
  const deaf = listeners.filter(({ text }) => !asking.test(text))
  expect(deaf.map(({ file }) => file)).toEqual([])
})
