import { heldElements } from './earlyPress.ts'

/** How to wake each island that React has come to. */
const sleeping = new Map<string, () => void>()

/** The islands that are awake, or will not sleep when React comes to them. */
const awake = new Set<string>()

/** Hydrates a sleeping island. */
export function wake(name: string): void {
  awake.add(name)
  sleeping.get(name)?.()
  sleeping.delete(name)
}

function wakeAround(target: EventTarget | null): void {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  if (box?.dataset.island) wake(box.dataset.island)
}

let isListening = false

/** Wakes islands at an interaction with them, from the first call on. */
export function listenForInteraction(): void {
  if (isListening) return
  isListening = true
  // What was pressed or reached before.
  for (const element of [...heldElements(), document.activeElement]) wakeAround(element)
  // React answers no event of a sleeping part, so the window listens, before the document's first script holds a press.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    window.addEventListener(type, ({ target }) => wakeAround(target), { capture: true, passive: true })
  }
}

let visibility: IntersectionObserver | undefined

/** Wakes an island when it is less than half a window away. Returns a function that ends it. */
export function wakeWhenVisible(box: HTMLElement): () => void {
  visibility ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        visibility?.unobserve(target)
        wakeAround(target)
      }
    },
    { rootMargin: '50% 0px' },
  )
  visibility.observe(box)
  return () => visibility?.unobserve(box)
}

const boxOf = (name: string) =>
  typeof document === 'undefined' ? null : document.querySelector(`#root [data-island="${name}"]`)

/** What the document shows of an island. */
export const contentOf = (name: string): ChildNode[] => [...(boxOf(name)?.childNodes ?? [])]

/** True if the document holds an island; while it sleeps, its code is not to be loaded. */
export const holdsIsland = (name: string): boolean => boxOf(name) !== null

/** Resolves when a part that the document holds is to be hydrated; at once if the document does not hold it. */
export const untilAwake = (name: string): Promise<void> =>
  !holdsIsland(name) || awake.has(name) ? Promise.resolve() : untilWoken(name)

const untilWoken = (name: string) =>
  new Promise<void>((resolve) => {
    sleeping.set(name, resolve)
  })

/** The islands that another page has removed, at some time. */
const left = new Set<string>()

export const noteLeft = (name: string) => left.add(name)
export const isLeft = (name: string): boolean => left.has(name)

/**
 * Loads an island that another page has removed. If that fails nobody misses it, so it is loaded again when it is shown
 * again; only then it rejects.
 */
export async function loadLeft<Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch (failure) {
      if (holdsIsland(name)) throw failure
      await untilWoken(name)
    }
  }
}
