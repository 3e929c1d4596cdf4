import { type RefObject, useEffect, useRef } from 'react'

/** A list that scrolls sideways until its current item, which is marked by `data-current`, is in its middle, or to its start without one. */
export function useKeptInView<List extends HTMLElement>(current: string | null): RefObject<List | null> {
  const ref = useRef<List>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current item is what moves the list.
  useEffect(() => {
    const list = ref.current
    const item = list?.querySelector<HTMLElement>('[data-current]')
    if (!item) {
      list?.scrollTo({ left: 0 })
      return
    }
    if (!list) return
    const { left, width } = item.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    list.scrollBy({ left: left + width / 2 - box.left - box.width / 2 })
  }, [current])
  return ref
}
