import { isMissingCode, markOffline } from '@/data/rules/missingCode'
import { addLink } from './addLink'
import { isReachable } from './connection'
import { isPrerendered } from './earlyPress'
import { retryBy } from './retries'
import { whenIdle } from './whenIdle'

/** By the name of a script, the names of those that it imports. */
export type Imports = Record<string, string[]>

/** Until they are there, the browser requests what a script imports when that script has come. */
let imports: Imports = {}
const requested = new Set<string>()

/** Loads the imports: once the page is idle, or at once where the document is empty, because then its page is imported. */
export function takeImports(load: () => Promise<{ default: Imports }>): void {
  const take = () =>
    load().then(
      (module) => {
        imports = module.default
      },
      () => undefined,
    )
  if (isPrerendered()) whenIdle(take)
  else take()
}

function request(name: string) {
  if (requested.has(name)) return
  requested.add(name)
  addLink('modulepreload', `/assets/${name}`)
}

/**
 * Imports a script, for which `load` asks, and requests together with it what it imports. If it fails, a retry is possible,
 * and the failure says whether the site could be reached.
 */
export function importTogether<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  imports[name]?.forEach(request)
  return load().catch(async (failure: unknown) => {
    if (isMissingCode(failure)) {
      retryBy(failure, load)
      if (!(await isReachable())) markOffline(failure)
    }
    throw failure
  })
}
