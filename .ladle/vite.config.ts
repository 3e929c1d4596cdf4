import { fileURLToPath } from 'node:url'
import { listDeniedFiles } from '@king-exchange/embedded-supabase'
import { drawnMachines } from '@king-exchange/machine-workbench'
import { requirePath, root } from '../scripts/machine.mjs'

requirePath(root)

/** Packages that only some stories need, or the workbench itself. */
const isApart = (id: string) => /node_modules\/(axe-core|@supabase|@ladle|@viz-js)\//.test(id)

/** Stories share nearly all modules of the site; in chunks of their own they would be two hundred requests for a story. */
function manualChunks(id: string): string | undefined {
  if (id.includes('/node_modules/')) return isApart(id) ? undefined : 'packages'
  return id.includes('/src/') ? 'site' : undefined
}

/** The config of the workbench's own Vite. It must not load the site's plugins, and needs little more than `@`. */
export default {
  plugins: [
    drawnMachines({
      workbench: 'models/workbench.ts',
      watched: ['src/machines', 'models'],
      root,
    }),
  ],
  // A separate directory, because the site's server keeps its optimized dependencies in the default one.
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-workbench', import.meta.url)),
  // The accounts of the embedded backend are in the same folder.
  server: { fs: { deny: await listDeniedFiles(root) } },
  build: { rollupOptions: { output: { manualChunks } } },
  resolve: {
    alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) },
    // Under these conditions Emotion writes its rules as text. The workbench reorders rules that a script inserts, and
    // a media query could then lose against what it should override.
    conditions: ['development', 'module', 'browser'],
  },
}
