import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { keepWorkInPart } from '../browser/earlyWork.ts'
import { layOutWhenIdle } from '../browser/layOut.ts'
import { isLeft, listenForInteraction, noteLeft, wake, wakeWhenVisible } from '../browser/waking.ts'
import { whenIdle } from '../browser/whenIdle.ts'
import { PartBoundaryContext } from '../react/PartBoundaryContext.ts'

export type IslandProps = {
  /**
   * When it is hydrated: near the window, for one in which something lives (a price, a countdown); or only at an interaction,
   * for one in which nothing does. A pointer over it, a press and the focus count for both.
   */
  when: 'visible' | 'interaction'
  name: string
  /** Gives it `contain-intrinsic-block-size`, about the height that it has: it is not laid out before it comes near. */
  className?: string
  /** The same element at every rendering. */
  content: ReactNode
}

/** A part of a prerendered page below the first screen that sleeps, that is, is hydrated later. From `defineIsland`. */
export function Island({ when, name, className, content }: IslandProps) {
  const PartBoundary = use(PartBoundaryContext)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    listenForInteraction()
    const stopKeeping = box.current && keepWorkInPart(box.current)
    const stopWatching = box.current && when === 'visible' && wakeWhenVisible(box.current)
    if (box.current) layOutWhenIdle(box.current)
    // Rendered anew after another page, it does not wait for what would wake the document's. That page comes first, though.
    if (isLeft(name)) wake(name)
    return () => {
      stopKeeping?.()
      if (stopWatching) stopWatching()
      noteLeft(name)
      whenIdle(() => wake(name))
    }
  }, [name, when])
  return (
    <div ref={box} data-island={name} className={className ? `fast-island ${className}` : 'fast-island'}>
      <PartBoundary>{content}</PartBoundary>
    </div>
  )
}
