import { retry } from '@king-exchange/fast-pages/browser'
import type { AnyRouter, ErrorComponentProps } from '@tanstack/react-router'

/** Loads the code again that the shown page misses. Rejects if it fails again. */
export const loadPageAgain = (router: AnyRouter, failure: unknown) =>
  retry(failure, () => loadComponents(router))

/**
 * Loads the components of the shown page again. A route's component keeps its failure and does not reject; once its code is
 * there, it has nothing to preload.
 */
async function loadComponents({ state, routesById }: AnyRouter) {
  const components = state.matches.map(({ routeId }) => routesById[routeId].options.component)
  await Promise.all(components.map((component) => component?.preload?.()))
  if (components.some((component) => component?.preload)) throw new Error('The page is still missing')
}

/** Shows a page again in place of its error page. */
export function showPageAgain(router: AnyRouter, reset: ErrorComponentProps['reset']): void {
  // First, because the failure that the router keeps would be shown as a new one.
  void router.invalidate()
  reset()
}
