import path from 'node:path'
import type { Plugin } from 'vite'
import { replaceCode } from './replaceCode.ts'

const ownModule = path.resolve('src/components/ui/createLucideIcon.ts')

/** Lets the site's icons be made by a function of its own: see decision 029. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)/ },
    handler: (code, id) => replaceCode(id, code, [["'../createLucideIcon.mjs'", JSON.stringify(ownModule)]]),
  },
})
