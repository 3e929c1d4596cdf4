import { useEffect, useState } from 'react'

/** The id of the last of these elements whose top has passed the middle of the window; null above the first. */
export function useChapterInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const chapters = ids.flatMap((id) => document.getElementById(id) ?? [])
    const find = () =>
      setCurrent(
        chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight / 2)?.id ?? null,
      )
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -50%' })
    for (const chapter of chapters) observer.observe(chapter)
    return () => observer.disconnect()
  }, [ids])
  return current
}
