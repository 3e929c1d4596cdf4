import { chakra } from '@chakra-ui/react/styled-system'
import { keepWorkInPart } from 'fast-pages/source/src/browser/earlyWork'
import { whenIdle } from 'fast-pages/source/src/browser/whenIdle'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { layOutWhenIdle } from './layOut'
import { listenForInteraction, wake, wakeWhenVisible } from './waking'

export type IslandProps = {
  /**
   * When it is hydrated: near the window, for one in which something lives (a price, a countdown); or only at an interaction,
   * for one in which nothing does. A pointer over it, a press and the focus count for both.
   */
  when: 'visible' | 'interaction'
  name: string
  /** About how high it is, on a phone, on a tablet and wider; the browser does not lay it out before it comes near. */
  height: { base: string; md: string; lg: string }
  /** The same element at every rendering. */
  content: ReactNode
}

/** The islands that another page has removed. */
const left = new Set<string>()

/** A part of a prerendered page below the first screen that sleeps, that is, is hydrated later. From `defineIsland`. */
export function Island({ when, name, height, content }: IslandProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    listenForInteraction()
    const stopKeeping = box.current && keepWorkInPart(box.current)
    const stopWatching = box.current && when === 'visible' && wakeWhenVisible(box.current)
    if (box.current) layOutWhenIdle(box.current)
    // Rendered anew after another page, it does not wait for what would wake the document's. That page comes first, though.
    if (left.has(name)) wake(name)
    return () => {
      stopKeeping?.()
      if (stopWatching) stopWatching()
      left.add(name)
      whenIdle(() => wake(name))
    }
  }, [name, when])
  return (
    <chakra.div
      ref={box}
      data-island={name}
      contentVisibility={{ base: 'auto', _print: 'visible' }}
      // The same containment when it is laid out while it is far away.
      contain="content"
      css={{ containIntrinsicBlockSize: auto(height), '&[data-laid-out]': { contentVisibility: 'visible' } }}
    >
      <PartBoundary>{content}</PartBoundary>
    </chakra.div>
  )
}

/** The browser remembers the real height once it has laid it out. */
const auto = ({ base, md, lg }: IslandProps['height']) => ({
  base: `auto ${base}`,
  md: `auto ${md}`,
  lg: `auto ${lg}`,
})
