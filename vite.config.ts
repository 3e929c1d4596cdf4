import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './packages/embedded-supabase/src/embeddedSupabase.ts'
import { fastPages } from './packages/fast-pages/src/fastPages.ts'
import { calledOrigins } from './scripts/calledOrigins.ts'
import { compileEarly } from './scripts/compileEarly.ts'
import { prerenderPages } from './scripts/prerender/prerenderPages.ts'
import { shipLicences } from './scripts/shipLicences.ts'

/** Where the script of each route is, which the router's plugin splits off. */
const pagesFolder = 'assets/pages/'

/** How the modules of Chakra, of what it styles with and of the theme are found, wherever the project lies. */
const styling = /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis)[\\/]|src[\\/]theme[\\/]/

export default defineConfig({
  plugins: [
    // Its options are in tsr.config.json, which scripts/routeTree.mjs reads as well.
    tanstackRouter(),
    react(),
    embeddedSupabase({ name: 'King Exchange' }),
    compileEarly(),
    prerenderPages(),
    shipLicences(),
    fastPages({ connect: calledOrigins }),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    modulePreload: {
      polyfill: false,
      // A page requests at once what its script imports. Other scripts import little, and every list delays the first page.
      resolveDependencies: (file, imported) => (file.startsWith(pagesFolder) ? imported : []),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `${facadeModuleId?.includes('?tsr-split=') ? pagesFolder : 'assets/'}[name]-[hash].js`,
        // What every page needs is in few scripts: they compress better, and each is evaluated in a task of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'styles', tags: ['$initial'], test: styling },
            { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            // Not the entry, which keeps its own.
            {
              name: 'site',
              tags: ['$initial'],
              test: (id) => !/src[\\/]start[\\/]main\.tsx$|index\.html$/.test(id),
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
})
