import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, useRef } from 'react'
import { moveReading, nearestReading, type Reading } from '@/data/market/chartReadings'

export type ChartReaderProps = {
  label: string
  /** What can be read, in order: one at least. */
  readings: readonly Reading[]
  /** The times at both ends of the chart. */
  from: number
  to: number
  /** What is read now. */
  read: Reading | null
  wordsOf: (reading: Reading) => string
  /** Called with what was chosen, which stays what it is, so that a screen reader does not speak at each price. */
  onRead: (reading: Reading | null) => void
  /** Called with the place of a pointer, a part of the width, while nothing is chosen: what is read there may change. */
  onPoint: (place: number) => void
}

/**
 * Lies over a chart and reads its prices: under a mouse, under a finger that moves to the sides, and by the keys of a range
 * input, which nobody sees. What is read stays while that input has the focus, which a press gives it.
 */
export function ChartReader({ label, readings, from, to, read, wordsOf, onRead, onPoint }: ChartReaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) return null
  const current = read ?? last
  const placeOf = ({ clientX, currentTarget }: Pick<PointerEvent, 'clientX' | 'currentTarget'>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return (clientX - left) / width
  }
  const readAt = (place: number) => onRead(nearestReading(readings, from + place * (to - from)))
  const point = (event: PointerEvent) =>
    document.activeElement === input.current ? readAt(placeOf(event)) : onPoint(placeOf(event))
  return (
    <chakra.div
      position="absolute"
      inset="0"
      borderRadius="xs"
      cursor="crosshair"
      touchAction="pan-y"
      css={{
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'focusRing',
          outlineOffset: '4px',
        },
      }}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => {
        if (document.activeElement !== input.current) onRead(null)
      }}
      onClick={(event) => {
        readAt(placeOf(event))
        input.current?.focus({ preventScroll: true })
      }}
    >
      <chakra.input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={wordsOf(current)}
        min={first.step}
        max={last.step}
        value={current.step}
        onChange={({ currentTarget }) => onRead(moveReading(readings, current, Number(currentTarget.value)))}
        onFocus={() => onRead(current)}
        onBlur={() => onRead(null)}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        margin="0"
        opacity="0"
        pointerEvents="none"
      />
    </chakra.div>
  )
}
