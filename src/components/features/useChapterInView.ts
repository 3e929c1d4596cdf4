import { useEffect, useState } from 'react'

/** From the middle of the window up without an end. */
const aboveTheMiddle = { rootMargin: '1000000px 0px -50%' }

/** The id of the last of these elements whose top has passed the middle of the window; null above the first. */
export function useChapterInView<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null)
  useEffect(() => {
    const passed = new Set<string>()
    const passing = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      setCurrent(ids.findLast((id) => passed.has(id)) ?? null)
    }, aboveTheMiddle)
    // A chapter that comes later makes the page longer.
    const growing = new ResizeObserver(() => {
      for (const id of ids) {
        const chapter = document.getElementById(id)
        if (chapter) passing.observe(chapter)
      }
    })
    growing.observe(document.body)
    return () => {
      passing.disconnect()
      growing.disconnect()
    }
  }, [ids])
  return current
}
