import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type Replacement, replaceCode } from './replaceCode.ts'

const inTheme = (name: string) => path.resolve('src/theme', name)

const built = inTheme('builtTokens.ts')
const config = inTheme('tokenConfig.ts')

/** Fills Chakra's dictionary of the tokens with what the build knows. */
const filled = `
    byCategoryJson = values;
    for (const category in values)
      for (const name in values[category]) flatMap.set(category + "." + name, values[category][name]);
    for (const name in palettes) colorPaletteMap.set(name, new Map(Object.entries(palettes[name])));
    for (const name in widths) tokenNameMap.set(name, { value: widths[name] });`

const work = `  registerTokens();
  registerTransform(...tokenTransforms);
  registerMiddleware(...tokenMiddlewares);
  build();`

const importBuilt: Replacement = [
  '"use strict";\n',
  `import { palettes, values, widths } from ${JSON.stringify(built)};\n`,
]

/** The prerenderer does the work for a system that is given tokens, that of the global styles. */
const replacements: Replacement[] = [
  importBuilt,
  [work, `  if (options.tokens) {\n${work}\n  } else {${filled}\n  }`],
]

/** For the browser the work goes, and what would do it. */
const replacementsForBrowser: Replacement[] = [
  importBuilt,
  [work, filled],
  [{ from: '  const breakpointTokens = ', to: '\n  });\n' }, ''],
  ['    registerToken,\n    getByName,\n    formatTokenName,\n    formatCssVar,\n', '    getByName,\n'],
  [{ from: 'const tokenCategories = ', to: ']);\n' }, ''],
  ['export { createTokenDictionary, tokenCategories };', 'export { createTokenDictionary };'],
]

/** What a system knows of its tokens beyond styles, and the global styles, which a document holds. */
const withoutQuestions: Replacement[] = [
  ['  const tokenMap = getTokenMap(tokens);\n', ''],
  [{ from: '  const tokenFn = ', to: '?.variable || fallback;\n  };\n' }, ''],
  ['    token: tokenFn,\n', ''],
  ['    getTokenCss,\n    getGlobalCss,\n    getPreflightCss,\n', ''],
  ['    hasRecipe,\n    isRecipe,\n    isSlotRecipe\n', ''],
]

/** The constants of `builtTokens.ts`, which is run once for the site and its prerenderer. */
let constants: Promise<Record<string, unknown>> | undefined

async function runBuiltTokens() {
  const { module } = await runnerImport<Record<string, unknown>>(built, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module
}

/** Writes what Chakra makes of the tokens into the build, half of the time that its system needs at a page's start. */
export function builtTokens(): Plugin {
  return {
    name: 'built-tokens',
    apply: 'build',
    enforce: 'pre',

    load: {
      filter: { id: [built, config] },
      async handler(id) {
        if (id === config) return 'export const tokenConfig = {}'
        // In what the browser styles they are replaced already.
        constants ??= runBuiltTokens()
        const { replacements, ...others } = await constants
        const written = { ...others, replacements: this.environment.name === 'client' ? {} : replacements }
        return Object.entries(written)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },

    transform: {
      filter: {
        id: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/](token-dictionary|system)\.js$/,
      },
      handler(code, id) {
        const isForBrowser = this.environment.name === 'client'
        if (id.endsWith('token-dictionary.js')) {
          return replaceCode(
            'token-dictionary.js',
            code,
            isForBrowser ? replacementsForBrowser : replacements,
          )
        }
        return isForBrowser ? replaceCode('system.js', code, withoutQuestions) : undefined
      },
    },
  }
}
