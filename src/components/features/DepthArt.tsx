import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const steps = [0, 6, 10, 20, 24, 40, 46, 66, 74, 78, 102, 110, 132, 140, 168, 176, 190]
const width = 600
const floor = 220

/** One side of the order book, from the middle at 0 to the right: steps that rise away from it. */
const side = `M0 ${floor}${steps.map((height, index) => `h${index === 0 ? 10 : 18}V${floor - height}`).join('')}H${width / 2}`

/** The depth of an order book: bids on the left, asks on the right. Decoration. */
export function DepthArt() {
  const id = useId()
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${floor}`}
      preserveAspectRatio="none"
      width="full"
      height={{ base: '10rem', md: '15rem' }}
      mb={{ base: '4', md: '6' }}
      color="brand.drawn"
      fill="none"
      aria-hidden
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Side towards={-1} fill={`url(#${id})`} color="brand.drawn" />
      <Side towards={1} fill="none" color="fg.subtle" />
      <chakra.path
        d={`M${width / 2} 20V${floor}`}
        color="border.strong"
        stroke="currentColor"
        strokeDasharray="3 5"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  )
}

type SideProps = { towards: 1 | -1; fill: string; color: string }

function Side({ towards, fill, color }: SideProps) {
  return (
    <chakra.g color={color} transform={`translate(${width / 2}) scale(${towards} 1)`}>
      <path d={`${side}V${floor}Z`} fill={fill} />
      <path d={side} stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </chakra.g>
  )
}
