import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { keepWorkInPart } from '@/data/browser/earlyWork'
import { whenIdle } from '@/data/browser/whenIdle'
import { listenForTouch, wake } from './islands'
import { layOutWhenIdle } from './layOut'
import { PartBoundary } from './PartBoundary'

export type IslandProps = {
  name: string
  /** About how high it is, on a phone, on a tablet and wider; the browser does not lay it out before it comes near. */
  height: { base: string; md: string; lg: string }
  /** The same element at every rendering. */
  content: ReactNode
}

/** The islands that another page has removed. */
const left = new Set<string>()

/** A part of a prerendered page below the first screen, which sleeps until it comes near or is touched. From `asleep`. */
export function Island({ name, height, content }: IslandProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    listenForTouch()
    const stopKeeping = box.current && keepWorkInPart(box.current)
    if (box.current) layOutWhenIdle(box.current)
    // Rendered anew after another page, it does not wait for a touch of the document's. That page comes first, though.
    if (left.has(name)) wake(name)
    return () => {
      stopKeeping?.()
      left.add(name)
      whenIdle(() => wake(name))
    }
  }, [name])
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
