import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { untilLoaded } from '../browser/connection.ts'
import { contentOf, holdsIsland, isLeft, loadLeft, untilAwake, wake } from '../browser/waking.ts'
import { whenIdle } from '../browser/whenIdle.ts'
import { lazyPart } from '../react/lazyPart.ts'
import { useHydratedNote } from '../react/useHydratedNote.ts'

type IslandDefinition = {
  name: string
  load: () => Promise<ComponentType>
  /** The page is shown without it if its code is missing. */
  isOptional?: boolean
}

/** The properties of an `Island` but for `when`, and how its code is loaded. */
type DefinedIsland = Pick<IslandDefinition, 'name' | 'load'> & { content: ReactNode }

/**
 * An island whose code is loaded when it wakes. If it does not come because the connection is lost, the island stays asleep
 * until that is back. Its content is an element and not a component, because React throws the content of a sleeping part
 * away when its parent renders it anew. Properties of the site's own, such as a height, are passed on.
 */
export function defineIsland<Own extends object>({
  name,
  load: importPart,
  isOptional,
  ...own
}: IslandDefinition & Own): DefinedIsland & Omit<Own, keyof IslandDefinition> {
  let loaded: ComponentType | undefined
  const load = async () => {
    loaded = await importPart()
    return loaded
  }
  const Part = lazyPart(
    async () => {
      await untilAwake(name)
      if (isOptional || holdsIsland(name)) return untilLoaded(load)
      return isLeft(name) ? loadLeft(name, load) : load()
    },
    { loaded: () => (holdsIsland(name) ? undefined : loaded), isOptional },
  )
  const content = (
    <Suspense fallback={<DocumentContent name={name} />}>
      <Part />
      <HydratedNote />
    </Suspense>
  )
  return { ...(own as Omit<Own, keyof IslandDefinition>), name, load, content }
}

const boxless = { display: 'contents' }

/**
 * Stands in for an island that React renders anew, because the document has been changed before it was hydrated: shows what
 * that holds of it until its code is there.
 */
function DocumentContent({ name }: Pick<IslandDefinition, 'name'>) {
  const [content] = useState(() => contentOf(name))
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Moved and not copied, so that nothing is lost that has been typed into it.
    box.current?.append(...content)
    whenIdle(() => wake(name))
  }, [content, name])
  return content.length > 0 ? <div ref={box} style={boxless} /> : null
}

/** Its effect runs after those of its siblings, so not before they are hydrated. */
function HydratedNote() {
  useHydratedNote()
  return null
}

/** Loads the code of an island when the browser is idle. A failure is met again, and handled, where it is rendered. */
export const prefetchIsland = ({ load }: DefinedIsland) => whenIdle(() => load().catch(() => undefined))

/**
 * Loads the code of islands that the document does not hold. A failure is met again, and handled, where an island is
 * rendered.
 */
export async function loadIslands(islands: DefinedIsland[]): Promise<void> {
  const missing = islands.filter(({ name }) => !holdsIsland(name))
  await Promise.allSettled(missing.map(({ load }) => load()))
}

/**
 * The loader of a page with islands: its first screen does not wait for their code, but a place further down does, and the
 * prerenderer, which would name styles in the order in which the islands arrive.
 */
export const islandsLoader =
  (islands: DefinedIsland[]) =>
  async ({ location }: { location: { hash: string } }) => {
    const loading = loadIslands(islands)
    if (location.hash || typeof document === 'undefined') await loading
  }
