import path from 'node:path'
import type { Plugin } from 'vite'
import { type Replacement, replaceCode } from './replaceCode.ts'

/** What is replaced in the text of a module of Chakra, or of Emotion beneath it, by the end of its path. */
const replacements: Record<string, Replacement[]> = {
  '@emotion/cache/dist/emotion-cache.browser.esm.js': [
    ['var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];'],
  ],
  'stack/stack.js': [['className: cx("chakra-stack", className)', 'className']],
  'styled-system/conditions.js': [['keys().includes(key)', 'Object.hasOwn(values, key)']],
  'styled-system/expand-reference.js': [
    // The site writes `{colors.fg}`, never `token(colors.fg)`.
    ["import { esc } from './esc.js';\n", ''],
    [
      { from: 'const expandTokenReferences = ', to: '  return index;\n};' },
      'const expandTokenReferences = (str, resolve) => str.replace(/\\{([^}]*)\\}/g, (_, path) => resolve(path) ?? path);',
    ],
  ],
  'styled-system/factory.js': [
    ["import emotionIsPropValid from '@emotion/is-prop-valid';\n", ''],
    [
      'const isPropValid = interopDefault(emotionIsPropValid);',
      'const isPropValid = (key) => key !== "as" && key !== "asChild" && key !== "theme";',
    ],
    ['const Styled = withEmotionCache(', 'let known, cvaRecipe;\n  const Styled = withEmotionCache('],
    ['const cvaFn = ', 'if (known !== cva) { known = cva;\n    const cvaFn = '],
    ['const cvaRecipe = mergeCva(baseCva, cvaFn);', 'cvaRecipe = mergeCva(baseCva, cvaFn); }'],
    ['const createStyled = ', 'const serializations = new WeakMap();\nconst createStyled = '],
    [
      `const serialized = serializeStyles(
      styles.concat(classInterpolations),
      cache2.registered,
      mergedProps
    );`,
      `let serialized = classInterpolations.length > 1 ? undefined : serializations.get(styleProps);
    if (!serialized) {
      serialized = serializeStyles(classInterpolations, cache2.registered, mergedProps);
      if (classInterpolations.length === 1) serializations.set(styleProps, serialized);
    }`,
    ],
    [
      '/* @__PURE__ */ jsx(\n        Insertion,',
      'typeof FinalTag === "string" && cache2.inserted[serialized.name] ? null : /* @__PURE__ */ jsx(\n        Insertion,',
    ],
  ],
  'styled-system/cva.js': [
    ['return css(resolve(props));', 'return resolve(props);'],
    [
      'return layers.wrap("recipes", css(variantCss, compoundVariantCss));',
      'const made = css(variantCss, compoundVariantCss);\n      return Object.keys(made).length > 0 ? layers.wrap("recipes", made) : made;',
    ],
  ],
  'styled-system/merge-config.js': [['...configs.map(clone)', '...configs']],
  'styled-system/provider.js': [
    ["import { Global } from '@emotion/react';\n", ''],
    ['    !sys._config.disableLayers && /* @__PURE__ */ jsx(Global, { styles: sys.layers.atRule }),\n', ''],
    ['    /* @__PURE__ */ jsx(Global, { styles: sys._global }),\n', ''],
  ],
  'styled-system/sort-at-params.js': [['a.localeCompare(b)', '(a < b ? -1 : a > b ? 1 : 0)']],
  'styled-system/system.js': [
    ["import { createPreflight } from './preflight.js';\n", ''],
    ['const result = createPreflight({ preflight });', 'const result = {};'],
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
    [{ from: '  utility.addPropertyType(', to: '  );\n' }, ''],
    [{ from: '  const query = {', to: '  };\n' }, ''],
    ['    isSlotRecipe,\n    query\n', '    isSlotRecipe\n'],
  ],
  'styled-system/use-resolved-props.js': [
    [
      'return css(cvaStyles, ...toArray(cssStyles), propStyles);',
      'return cssStyles || Object.keys(propStyles).length > 0 ? css(cvaStyles, ...toArray(cssStyles), propStyles) : cvaStyles;',
    ],
  ],
  'styled-system/utility.js': [
    ['    assignPropertyTypes();\n', ''],
    ['    assignPropertyType(property, config);\n  };', '  };'],
    ['    getTypes,\n    addPropertyType\n', ''],
    ['  const propTypes = ', '  const known = new Map();\n  const propTypes = '],
    [
      'return values(resolveFn ? fn : tokens.getCategoryValues);',
      `if (resolveFn) return values(fn);
      if (!known.has(values)) known.set(values, values(tokens.getCategoryValues));
      return known.get(values);`,
    ],
  ],
}

const memoModule = path.resolve('src/theme/memo.ts')

const inChakra = /node_modules[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]/
const inPackages = /node_modules[\\/](@chakra-ui[\\/]react[\\/]dist[\\/]esm|@emotion)[\\/]/

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
      filter: { id: inPackages },
      handler(code, id) {
        const file = Object.keys(replacements).find((end) => id.replaceAll('\\', '/').endsWith(end))
        return file ? replaceCode(file, code, replacements[file] ?? []) : undefined
      },
    },
  }
}
