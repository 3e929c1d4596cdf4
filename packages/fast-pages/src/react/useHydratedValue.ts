import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value, or what it was when the page was prerendered while that is hydrated. Renders again only if they differ. */
export const useHydratedValue = <Value>(value: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
