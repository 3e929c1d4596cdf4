import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value; during hydration the one of the prerendered page. Renders again only if they differ. */
export const useHydratedValue = <Value>(value: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
