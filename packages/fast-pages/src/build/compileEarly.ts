import type { Plugin } from 'vite'

/** The scripts that start every page, and React's renderer. Most of their functions are called then. */
const starting = new Set(['framework', 'renderer', 'site', 'styles'])

/**
 * Tells Chromium to compile every function of the starting scripts while they arrive, off the main thread; each would else
 * be compiled on it at its first call. The hint has to be the first line: where code is before it, it is ignored. So it is
 * written last, because Vite puts the names of further scripts before a script.
 */
export const compileEarly = (): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && starting.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})
