import path from 'node:path'
import type { Plugin } from 'vite'

const ownModule = path.resolve('src/components/ui/createLucideIcon.ts')

/** Lets the site's icons be made by a function of its own: see decision 029. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /[\\/]createLucideIcon\.mjs$/ },
    handler: () => ownModule,
  },
})
