import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const width = 960
const height = 280
const drawn = 0.68

const heightAt = (x: number) => {
  const t = x / width
  return 205 - 150 * t ** 1.35 + 20 * Math.sin(t * 10.5) + 10 * Math.sin(t * 24) + 4 * Math.sin(t * 61)
}

const lineOf = (from: number, to: number) => {
  const points = Array.from({ length: Math.round((to - from) / 8) + 1 }, (_, index) => from + index * 8)
  return `M${points.map((x) => `${x} ${heightAt(x).toFixed(1)}`).join('L')}`
}

const end = Math.round((width * drawn) / 8) * 8
const line = lineOf(0, end)
const rows = [70, 140, 210].map((y) => `M0 ${y}H${width}`).join('')
const columns = [120, 240, 360, 480, 600, 720, 840].map((x) => `M${x} 0V${height}`).join('')
const bars = Array.from({ length: 40 }, (_, index) => {
  const tall = 16 + 20 * Math.abs(Math.sin(index * 1.7)) + 12 * Math.abs(Math.sin(index * 0.45))
  return { x: index * 24 + 7, tall: Number(tall.toFixed(1)), isDrawn: index * 24 + 12 <= end }
})

/** A chart that ends in a dashed line, as it is not complete yet. Decoration. */
export function ChartArt() {
  const id = useId()
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      boxSize="full"
      color="brand.solid"
      fill="none"
      stroke="currentColor"
      aria-hidden
      focusable="false"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1" stroke="none">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
        <stop offset="0.8" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <chakra.path d={rows + columns} color="border.subtle" opacity="0.7" />
      {bars.map(({ x, tall, isDrawn }) => (
        <rect
          key={x}
          x={x}
          y={height - tall}
          width="10"
          height={tall}
          stroke="none"
          fill="currentColor"
          opacity={isDrawn ? 0.2 : 0.06}
        />
      ))}
      <path d={`${line}V${height}H0Z`} fill={`url(#${id})`} stroke="none" />
      <path d={line} strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d={lineOf(end, width)}
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
        opacity="0.65"
      />
      <circle
        cx={end}
        cy={heightAt(end).toFixed(1)}
        r="13"
        fill="currentColor"
        fillOpacity="0.18"
        stroke="none"
      />
      <circle cx={end} cy={heightAt(end).toFixed(1)} r="5" fill="currentColor" stroke="none" />
    </chakra.svg>
  )
}
