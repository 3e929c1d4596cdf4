import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('every file that listens to keys asks it', () => {
  const listeners = ['src', 'packages/fast-pages/src']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /on(Key(Down|Up|Press)|key(down|up|press))|['"]key(down|up|press)['"]/.test(text))
  expect(listeners.length).toBeGreaterThan(0)
  // The menus give their keys to `moveFocus`; for a field that is left or a dialog that was closed, all keys are the same.
  const asking = /isComposing\(|moveFocus\(|export function (?:onFieldLeft|tellOfClosedDialogs)\(/
  const deaf = listeners.filter(({ text }) => !asking.test(text))
  expect(deaf.map(({ file }) => file)).toEqual([])
})
