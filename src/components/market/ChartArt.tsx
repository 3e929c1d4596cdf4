import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const width = 960
const height = 280
const drawn = 0.68

const heightAt = (x: number) => {
  const t = x / width
  return 205 - 150 * t ** 1.35 + 20 * Math.sin(t * 10.5) + 10 * Math.sin(t * 24) + 4 * Math.sin(t * 61)
}

/** The distance of two points of the line. */
const step = 16

const pointAt = (x: number) => Number(heightAt(x).toFixed(1))

/** Relative, like the bars: the path is in the document, and compresses well. */
const lineOf = (from: number, to: number) => {
  const xs = Array.from({ length: (to - from) / step }, (_, index) => from + index * step)
  const rises = xs.map((x) => `l${step} ${(pointAt(x + step) - pointAt(x)).toFixed(1)}`)
  return `M${from} ${pointAt(from)}${rises.join('')}`
}

const end = Math.round((width * drawn) / step) * step
const line = lineOf(0, end)
const rows = [70, 140, 210].map((y) => `M0 ${y}H${width}`).join('')
const columns = [120, 240, 360, 480, 600, 720, 840].map((x) => `M${x} 0V${height}`).join('')

/** The distance of two bars. */
const pitch = 24

/** Bars from the left: from one bar up to another. */
const barsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const number = from + index
    const tall = 16 + 20 * Math.abs(Math.sin(number * 1.7)) + 12 * Math.abs(Math.sin(number * 0.45))
    return `m${pitch}-${Math.round(tall)}V${height}`
  }).reduce((path, bar) => path + bar, `M${(from - 0.5) * pitch} ${height}`)

const drawnBars = Math.floor(end / pitch)

/** A chart that ends in a dashed line, as it is not complete yet. Decoration. */
export function ChartArt() {
  const id = useId()
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      boxSize="full"
      color="brand.drawn"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
        <stop offset="0.8" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <chakra.path d={rows + columns} color="border.subtle" opacity="0.7" />
      <g strokeWidth="10">
        <path d={barsOf(0, drawnBars)} opacity="0.2" />
        <path d={barsOf(drawnBars, width / pitch)} opacity="0.06" />
      </g>
      <path d={`${line}V${height}H0Z`} fill={`url(#${id})`} stroke="none" />
      <path d={line} strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d={lineOf(end, width)}
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
        opacity="0.65"
      />
      <circle cx={end} cy={pointAt(end)} r="13" fill="currentColor" fillOpacity="0.18" stroke="none" />
      <circle cx={end} cy={pointAt(end)} r="5" fill="currentColor" stroke="none" />
    </chakra.svg>
  )
}
