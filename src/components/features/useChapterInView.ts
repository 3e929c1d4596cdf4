import { useEffect, useState } from 'react'

/** The id of the last of these elements whose top has passed the middle of the window; null above the first. */
export function useChapterInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const chapters = () => ids.flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      let last: string | null = null
      // To ask for the place of one further down would make the browser lay out what it has left for later.
      for (const chapter of chapters()) {
        if (chapter.getBoundingClientRect().top >= innerHeight / 2) break
        last = chapter.id
      }
      setCurrent(last)
    }
    const passing = new IntersectionObserver(find, { rootMargin: '0px 0px -50%' })
    // A chapter that comes later makes the page longer.
    const growing = new ResizeObserver(() => {
      for (const chapter of chapters()) passing.observe(chapter)
    })
    growing.observe(document.body)
    return () => {
      passing.disconnect()
      growing.disconnect()
    }
  }, [ids])
  return current
}
