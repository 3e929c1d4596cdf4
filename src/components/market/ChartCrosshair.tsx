import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, useRef } from 'react'
import { type CrosshairPoint, nearestPoint, stepPoint } from '@/data/market/crosshairPoints'

export type ChartCrosshairProps = {
  label: string
  /** Points at which it can stand, in order: one at least. */
  points: readonly CrosshairPoint[]
  /** The times at both ends of the chart. */
  from: number
  to: number
  /** The point at which it stands. */
  selected: CrosshairPoint | null
  wordsOf: (point: CrosshairPoint) => string
  /** Called with the chosen point, which stays the same, so that a screen reader does not speak at each price. */
  onSelect: (point: CrosshairPoint | null) => void
  /** Called with the place of a pointer, a part of the width, while nothing is chosen: the point there may change. */
  onHover: (place: number) => void
}

/**
 * Lies over a chart and chooses the point whose prices are shown: under a mouse, under a finger that moves sideways, and by
 * the keys of an invisible range input. The chosen point stays while that input has the focus, which a press gives it.
 */
export function ChartCrosshair({
  label,
  points,
  from,
  to,
  selected,
  wordsOf,
  onSelect,
  onHover,
}: ChartCrosshairProps) {
  const input = useRef<HTMLInputElement>(null)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const current = selected ?? last
  const placeOf = ({ clientX, currentTarget }: Pick<PointerEvent, 'clientX' | 'currentTarget'>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return (clientX - left) / width
  }
  const selectAt = (place: number) => onSelect(nearestPoint(points, from + place * (to - from)))
  const follow = (event: PointerEvent) =>
    document.activeElement === input.current ? selectAt(placeOf(event)) : onHover(placeOf(event))
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
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => {
        if (document.activeElement !== input.current) onSelect(null)
      }}
      onClick={(event) => {
        selectAt(placeOf(event))
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
        onChange={({ currentTarget }) => onSelect(stepPoint(points, current, Number(currentTarget.value)))}
        onFocus={() => onSelect(current)}
        onBlur={() => onSelect(null)}
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
