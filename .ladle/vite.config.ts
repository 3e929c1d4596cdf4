import { fileURLToPath } from 'node:url'
import { listDeniedFiles } from '../supabase/embedded/src/dataFolder.ts'

/** The workbench brings its own Vite, which must not load the site's plugins: it needs little more than `@`. */
export default {
  // Of its own, because the site's server keeps its optimized dependencies in the default one.
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-workbench', import.meta.url)),
  // The accounts of the embedded backend lie in the same folder.
  server: { fs: { deny: await listDeniedFiles(fileURLToPath(new URL('..', import.meta.url))) } },
  resolve: {
    alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) },
    // Emotion then writes its rules out as text. The workbench puts rules that are inserted by script in another
    // order, in which a media query can lose against what it should override.
    conditions: ['development', 'module', 'browser'],
  },
}
