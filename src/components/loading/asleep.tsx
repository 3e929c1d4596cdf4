import { type ComponentType, type ReactNode, Suspense } from 'react'
import { untilAwake, type Waking } from './islands'
import { lazyPart } from './lazyPart'
import { useHydratedNote } from './useHydratedNote'

/**
 * The content of an `Island`, whose code is loaded when `waking` says so. It is an element and not a component, because
 * React throws the content of a sleeping part away when its parent renders it anew.
 */
export function asleep(name: string, waking: Waking, load: () => Promise<ComponentType>): ReactNode {
  const Part = lazyPart(() => untilAwake(name, waking).then(load))
  return (
    <Suspense>
      <Part />
      <HydratedNote />
    </Suspense>
  )
}

/** Its effect runs after those of its siblings, so not before they are hydrated. */
function HydratedNote() {
  useHydratedNote()
  return null
}
