import { type ComponentType, lazy } from 'react'
import { isReachable } from '../browser/connection.ts'

const Nothing = (): null => null

/** A component whose code is loaded separately from the page's, and which is left out if that fails twice. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch(async () => ((await isReachable()) ? load() : Nothing))
      .catch(() => Nothing)
      .then((part) => ({ default: part as ComponentType<Props> })),
  )
