import path from 'node:path'
import type { Plugin } from 'vite'

/** What is replaced in the text of a module of Chakra, by the end of its path. */
const replacements: Record<string, [before: string, after: string][]> = {
  'styled-system/conditions.js': [['keys().includes(key)', 'Object.hasOwn(values, key)']],
  'styled-system/factory.js': [
    ['const Styled = withEmotionCache(', 'let known, cvaRecipe;\n  const Styled = withEmotionCache('],
    ['const cvaFn = ', 'if (known !== cva) { known = cva;\n    const cvaFn = '],
    ['const cvaRecipe = mergeCva(baseCva, cvaFn);', 'cvaRecipe = mergeCva(baseCva, cvaFn); }'],
  ],
  'styled-system/system.js': [
    ["import { createPreflight } from './preflight.js';\n", ''],
    ['const result = createPreflight({ preflight });', 'const result = {};'],
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
  ],
}

const memoModule = path.resolve('src/theme/memo.ts')

const inChakra = /node_modules[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]/

/**
 * Takes out of Chakra what computes again what it knows, half of its time at a page's start: see decision 029. The
 * build fails where an upgrade of Chakra no longer has what is replaced.
 */
export function leanChakra(): Plugin {
  return {
    name: 'lean-chakra',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]utils[\\/]memo\.js$/ },
      handler: (_, importer) => (importer && inChakra.test(importer) ? memoModule : undefined),
    },
    transform: {
      filter: { id: inChakra },
      handler(code, id) {
        const file = Object.keys(replacements).find((end) => id.replaceAll('\\', '/').endsWith(end))
        if (!file) return
        return (replacements[file] ?? []).reduce((text, [before, after]) => {
          if (!text.includes(before)) this.error(`Chakra's ${file} no longer contains: ${before}`)
          return text.replace(before, after)
        }, code)
      },
    },
  }
}
