import { defineConfig } from 'vite'
import { builtTokens } from '../../scripts/builtTokens.ts'
import { leanChakra } from '../../scripts/leanChakra.ts'
import { leanPreset } from '../../scripts/leanPreset.ts'

/** Builds the theme's system alone, as a browser gets it, for `builtTokens.test.ts`. */
export default defineConfig({
  plugins: [leanChakra(), leanPreset(), builtTokens()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'build/theme',
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/theme/system.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'system.mjs' },
    },
  },
})
