import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { loadOrReload } from '../browser/reloadOnce.ts'
import { retryBy } from '../browser/retries.ts'

/**
 * A component whose code is loaded separately from the page's. If the code is gone, as after a new release, the document is
 * reloaded once, as the router does for a page; if that does not help, or the site cannot be reached, rendering the
 * component throws the failure, until a retry has brought missing code.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const makePart = () =>
    lazy(() =>
      load()
        .catch((failure: Error) => loadOrReload(failure, load))
        .then(
          (part) => ({ default: part }),
          (failure: Error) => {
            retryBy(failure, load, () => {
              Part = makePart()
            })
            throw failure
          },
        ),
    )
  // React keeps the failure of a lazy component, so a retry needs another one.
  let Part: LazyExoticComponent<ComponentType<Props>> = makePart()
  return (props: Props) => createElement(Part, props)
}
