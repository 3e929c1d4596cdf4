import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { loadOrReload } from '../browser/reloadOnce.ts'
import { retryBy } from '../browser/retries.ts'

const never = new Promise<never>(() => {})

export type LazyPartOptions<Props> = {
  /** Where it gives the component, that is rendered at once. */
  loaded?: () => ComponentType<Props> | undefined
  /** If the code is missing, the part stays as it is in the document, or is left out. */
  isOptional?: boolean
}

/**
 * A component whose code is loaded separately from the page's. If the code is gone, as after a new release, the document is
 * reloaded once, as the router does for a page; if that does not help, or the site cannot be reached, rendering the
 * component throws the failure, until a retry has brought missing code.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loaded, isOptional = false }: LazyPartOptions<Props> = {},
) {
  const makePart = () =>
    lazy(() => {
      const part = loaded?.()
      if (part) return atOnce({ default: part })
      return load()
        .catch((failure: Error) => loadOrReload(failure, load))
        .then(
          (part) => ({ default: part }),
          (failure: Error) => {
            if (isOptional) return never
            retryBy(failure, load, () => {
              Part = makePart()
            })
            throw failure
          },
        )
    })
  // React keeps the failure of a lazy component, so a retry needs another one.
  let Part: LazyExoticComponent<ComponentType<Props>> = makePart()
  return (props: Props) => createElement(Part, props)
}

/** React does not suspend for what calls back before `then` returns, which no promise does. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: this is what React calls.
  ({ then: (use: (value: Value) => void) => use(value) }) as unknown as Promise<Value>
