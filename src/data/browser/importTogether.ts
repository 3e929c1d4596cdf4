import { addLink } from './addLink'
import { isPrerendered } from './earlyPress'
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
 * Imports a script, for which `load` asks, and requests together with it what it imports. Offline the failure begins with
 * other words: the router recognises missing code by the start of the message and would reload the document, so that the
 * browser's own error page came; for any other message it shows the site's, with Retry.
 */
export function importTogether<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  imports[name]?.forEach(request)
  return load().catch((failure: unknown) => {
    if (!navigator.onLine && failure instanceof Error) failure.message = `Offline: ${failure.message}`
    throw failure
  })
}
