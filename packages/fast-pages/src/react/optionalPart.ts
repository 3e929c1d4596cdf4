import { type ComponentType, lazy } from 'react'

const Nothing = (): null => null

/** A component whose code is loaded separately from the page's, and which is left out if that fails. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  )
