import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtTokens } from './scripts/builtTokens.ts'
import { serveAsHosted } from './scripts/hosting/serveAsHosted.ts'
import { shipHosting } from './scripts/hosting/shipHosting.ts'
import { leanChakra } from './scripts/leanChakra.ts'
import { leanIcons } from './scripts/leanIcons.ts'
import { leanMachines } from './scripts/leanMachines.ts'
import { leanPreset } from './scripts/leanPreset.ts'
import { prerenderPages } from './scripts/prerender/prerenderPages.ts'
import { shipLicences } from './scripts/shipLicences.ts'
import { embeddedSupabase } from './supabase/embedded/src/embeddedSupabase.ts'

/** Whether a module may be moved into a shared chunk; an entry must keep its own. */
const isShared = (id: string) => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html')

/** Matches the sections of the home page below its first screen, which are loaded one by one. */
const sectionsOfHome = /src[\\/]components[\\/]home[\\/](?!HomePage|Hero|StatisticsStrip|sections)/

/** Matches what most pages show, and is too little to be requested by itself. */
const smallParts =
  /src[\\/](components[\\/](ui[\\/](Columns|Figures|Section|Trend)|toasts[\\/]NoticeButton|art[\\/](CrownOfLight|crownGeometry)|loading)|theme[\\/]recipes[\\/]figures|routes[\\/]_public\.tsx|data[\\/]content[\\/]notices)|icons[\\/]plus\.|use-slot-recipe/

/** Matches the modules of installed packages. */
const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    leanChakra(),
    leanPreset(),
    leanIcons(),
    builtTokens(),
    leanMachines(),
    embeddedSupabase(),
    prerenderPages(),
    shipLicences(),
    shipHosting(),
    serveAsHosted(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // Every browser that the site is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports them for `withTheme`, which nothing uses; as CommonJS they would stay all the same.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      // The modules that every page needs form five chunks, which compress better than dozens of small ones and are
      // evaluated in a task each.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              tags: ['$initial'],

              test: packages(
                'react',
                'react-dom',
                'scheduler',
                'use-sync-external-store',
                'use-isomorphic-layout-effect',
              ),
            },
            { name: 'framework', tags: ['$initial'], test: packages('@tanstack', 'xstate', '@xstate') },
            {
              name: 'styles',
              tags: ['$initial'],
              // Chakra and Emotion are given parts of the theme.
              test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|@zag-js|stylis)[\\/]|src[\\/]theme[\\/](memo|styleName|shortNames|pageStyles|builtTokens)\./,
            },
            { name: 'theme', tags: ['$initial'], test: /src[\\/]theme[\\/]/ },
            { name: 'homeSections', test: sectionsOfHome },
            { name: 'site', tags: ['$initial'], test: isShared },
            { name: 'parts', test: smallParts },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
})
