import { type RefObject, useEffect, useState } from 'react'

/** Whether an element's content is wider than the element; not before it has been measured. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setOverflowing(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
