import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { css } from '@emotion/react'
import { createStyleCache } from '@king-exchange/fast-pages/react'
import { expect, test } from 'vitest'
import { documentStyles } from '@/start/documentStyles'
import { system } from '@/theme/system'

/** The styles as a browser gets them. */
function written(styles: SystemStyleObject) {
  const cache = createStyleCache()
  return cache.insert('.a', css(system.css(styles)), cache.sheet, false)
}

test('only what browsers of today need gets a prefix, and what nothing reads is left out', () => {
  expect(written({ display: 'flex', userSelect: 'none', bg: 'bg' })).toBe(
    '.a{display:flex;-webkit-user-select:none;user-select:none;background:var(--kx-colors-bg);}',
  )
})

test('the global styles declare every variable of a token that they read', () => {
  const names = (pattern: RegExp) => new Set([...documentStyles.matchAll(pattern)].map(([, name]) => name))
  const declared = names(/[{;](--kx-[\w\\.-]+):/g)
  expect(
    [...names(/var\((--kx-(?!colors-color-palette)[\w\\.-]+)\)/g)].filter((name) => !declared.has(name)),
  ).toEqual([])
  expect(declared).toContain('--kx-colors-fg')
})
