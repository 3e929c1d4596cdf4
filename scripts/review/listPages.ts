import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Subject } from './subject'

/** Matches the table of routes in what the router's plugin generates. */
const table = /interface FileRoutesById \{(.*?)\n\}/s

/** Replays the same simulated prices. */
const seed = '?seed=7'

/**
 * The pages of a commit, from the generated route table of its sources, and an unknown address. Each is listed under its
 * area: `/_public/about` and `/(auth)/login` are routes of the areas public and auth, `/_public` alone is a layout.
 */
export function listPages(root: string): Subject[] {
  const text = readFileSync(path.join(root, 'src', 'routeTree.gen.ts'), 'utf8')
  const ids = [...(table.exec(text)?.[1] ?? '').matchAll(/^ {2}'(.+)':/gm)].map(([, id = '']) => id)
  if (ids.length === 0) throw new Error(`${root} has no route table.`)
  const pages = ids
    .filter((id) => !/^\/[_(][^/]*$/.test(id))
    .map((id) => {
      const parts = id.split('/').filter((part) => part !== '')
      const [area = 'public'] = parts.filter((part) => /^[_(]/.test(part))
      return pageOf(`/${parts.filter((part) => !/^[_(]/.test(part)).join('/')}`, area.replace(/[_()]/g, ''))
    })
  return [...pages, pageOf('/no-such-page', 'public')]
}

const pageOf = (address: string, area: string): Subject => ({
  id: `page--${address.slice(1).replaceAll('/', '--') || 'home'}`,
  source: 'page',
  area: `Pages: ${area}`,
  title: address,
  address: address + seed,
})
