import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveAsHosted } from './scripts/hosting/serveAsHosted.ts'
import { shipHosting } from './scripts/hosting/shipHosting.ts'
import { prerenderPages } from './scripts/prerender/prerenderPages.ts'
import { shipLicences } from './scripts/shipLicences.ts'
import { embeddedSupabase } from './supabase/embedded/src/embeddedSupabase.ts'

/** Whether a module may be moved into a shared chunk; an entry must keep its own. */
const isShared = (id: string) => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html')

/**
 * Has Chromium compile every function of a script while it arrives, beside the page's thread. Most functions of the scripts
 * that start a page are called then; each would be compiled on the page's thread by its first call.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/** The scripts that start a page. */
const starting = new Set(['framework', 'renderer', 'styles', 'site', 'parts'])

/** The folder of the pages' own scripts. */
const pagesFolder = 'assets/pages/'

/** Matches the scripts that every page loads, which are there when one of them imports another. */
const onEveryPage = /^assets\/(rolldown-runtime|framework|styles|site)-/

/** Matches what most pages show, and is too little to be requested by itself. */
const smallParts =
  /src[\\/](components[\\/](ui[\\/](Columns|DemoNote|Figures|ScriptsNeeded|Section|Trend)|toasts[\\/]NoticeButton|art[\\/](CrownOfLight|crownGeometry)|loading|forms[\\/]useEarlyChoice)|theme[\\/](recipes[\\/]figures|stretched)|data[\\/](content[\\/](notices|home)|browser[\\/](storedChoice|narrowed))\.)|icons[\\/]plus\.|use-slot-recipe/

/** Matches the search boxes and how a search is read, of which each would be a small script by itself. */
const searchBox =
  /src[\\/](components[\\/](forms[\\/](SearchBox|useSearchText|useFieldText|useCorrection)|live[\\/]MovingList)|data[\\/]rules[\\/]searchWords)/

/** Matches what the tables of assets and of balances share, of which each would be a small script by itself. */
const assetCells =
  /src[\\/](components[\\/](art[\\/](assetMarks|CoinShapes|coins|drawnMarks)|ui[\\/]tableRoles)|theme[\\/](trendColours|assetMark|freshPrice))\./

/** Matches how forms read what is typed into them, of which each would be a small script by itself. */
const formRules = /src[\\/]data[\\/]rules[\\/](formRules|toAddress|asciiDigits|normalizePassword)\./

/** Matches what the forms for getting in share, of which each would be a small script by itself. */
const authFrame = /src[\\/]components[\\/](auth[\\/]AuthLayout|toasts[\\/]notifyFailed)\./

/** Matches React without its renderer, which is a script of its own, the router and XState. */
const framework =
  /node_modules[\\/]((react|use-sync-external-store|use-isomorphic-layout-effect|@tanstack[\\/](history|store|router-core|react-store|react-router)|xstate|@xstate)[\\/]|react-dom[\\/](index|cjs[\\/]react-dom\.))/

export default defineConfig({
  plugins: [
    // Its options are in tsr.config.json, which scripts/routeTree.mjs reads as well.
    tanstackRouter(),
    react(),
    embeddedSupabase(),
    prerenderPages(),
    shipLicences(),
    shipHosting(),
    serveAsHosted(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // Every browser that the site is for preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // To request what a page's script imports together with it is worth more than the list of it costs; for parts it is not.
      resolveDependencies: (file, dependencies) =>
        file.startsWith(pagesFolder) ? dependencies.filter((name) => !onEveryPage.test(name)) : [],
    },
    rolldownOptions: {
      // Emotion imports them for `withTheme`, which nothing uses; as CommonJS they would stay all the same.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      // The modules that every page needs form few chunks, which compress better than dozens of small ones and are
      // evaluated in a task each.
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `${facadeModuleId?.includes('?tsr-split=') ? pagesFolder : 'assets/'}[name]-[hash].js`,
        postBanner: ({ name }) => (starting.has(name) ? compileHint : ''),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', test: framework },
            {
              name: 'styles',
              tags: ['$initial'],
              test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|@zag-js|stylis)[\\/]|src[\\/]theme[\\/]/,
            },
            { name: 'site', tags: ['$initial'], test: isShared },
            { name: 'parts', test: smallParts },
            { name: 'searchBox', test: searchBox },
            { name: 'formRules', test: formRules },
            { name: 'assetCells', test: assetCells },
            { name: 'authFrame', test: authFrame },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
})
