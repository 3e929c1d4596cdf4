import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { css } from '@emotion/react'
import { expect, test } from 'vitest'
import { renderGlobalStyles } from '@/theme/renderGlobalStyles'
import { createStyleCache } from '@/theme/styleCache'
import { system } from '@/theme/system'

/** The styles as a browser gets them. */
function written(styles: SystemStyleObject) {
  const cache = createStyleCache()
  return cache.insert('.a', css(system.css(styles)), cache.sheet, false)
}

test('a token that never changes is written as its value, a colour that does as its variable', () => {
  expect(written({ padding: '4', borderRadius: 'l2', color: 'fg', marginTop: '-2' })).toBe(
    '.a{padding:1rem;border-radius:0.625rem;color:var(--kx-colors-fg);margin-top:calc(0.5rem * -1);}',
  )
})

test('a value longer than its variable is not repeated', () => {
  expect(written({ paddingInline: 'gutter' })).toBe('.a{padding-inline:var(--kx-spacing-gutter);}')
})

test('colours that are the same everywhere share a variable', () => {
  expect(written({ color: 'gain' })).toBe(written({ color: 'fg.success' }))
  expect(renderGlobalStyles()).not.toContain('--kx-colors-gain')
})

test('only what browsers of today need gets a prefix, and what nothing reads is left out', () => {
  expect(written({ display: 'flex', userSelect: 'none', bg: 'bg' })).toBe(
    '.a{display:flex;-webkit-user-select:none;user-select:none;background:var(--kx-colors-bg);}',
  )
})

test('the global styles declare every variable of a token that they read, and no constant', () => {
  const styles = renderGlobalStyles()
  const names = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name))
  const declared = names(/[{;](--kx-[\w\\.-]+):/g)
  expect([...names(/var\((--kx-[\w\\.-]+)\)/g)].filter((name) => !declared.has(name))).toEqual([])
  expect(declared).toContain('--kx-colors-fg')
  expect(declared).not.toContain('--kx-spacing-4')
})
