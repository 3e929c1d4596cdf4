import { type ComponentType, Suspense } from 'react'
import type { IslandProps } from './Island'
import { holdsIsland, untilAwake, type Waking } from './islands'
import { lazyPart } from './lazyPart'
import { useHydratedNote } from './useHydratedNote'

type Sleeper = Omit<IslandProps, 'content'> & {
  waking: Waking
  load: () => Promise<ComponentType>
}

/** The properties of an `Island`, and how its code is loaded. */
export type SleepingPart = IslandProps & Pick<Sleeper, 'load'>

/**
 * An island whose code is loaded when `waking` says so. Its content is an element and not a component, because React
 * throws the content of a sleeping part away when its parent renders it anew.
 */
export function asleep({ name, height, waking, load }: Sleeper): SleepingPart {
  const Part = lazyPart(() => untilAwake(name, waking).then(load))
  const content = (
    <Suspense>
      <Part />
      <HydratedNote />
    </Suspense>
  )
  return { name, height, load, content }
}

/** Its effect runs after those of its siblings, so not before they are hydrated. */
function HydratedNote() {
  useHydratedNote()
  return null
}

/**
 * Loads the code of islands for a page that a link opens, where none of them sleeps. A failure is met again, and
 * handled, where an island is rendered.
 */
export function loadParts(parts: SleepingPart[]): void {
  for (const { name, load } of parts) if (!holdsIsland(name)) load().catch(() => undefined)
}
