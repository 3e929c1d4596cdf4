import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const steps = [0, 6, 10, 20, 24, 40, 46, 66, 74, 78, 102, 110, 132, 140, 168, 176, 190]
const width = 600
const floor = 220

/** One side of the order book as steps that rise away from the middle; `towards` is -1 for bids, 1 for asks. */
const side = (towards: 1 | -1) =>
  steps.map((height, index) => `H${width / 2 + towards * (10 + index * 18)}V${floor - height}`).join('')

const bids = side(-1)
const asks = side(1)

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
      color="brand.solid"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Side path={bids} end={0} fill={`url(#${id})`} color="brand.solid" />
      <Side path={asks} end={width} fill="none" color="fg.subtle" />
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

type SideProps = { path: string; end: number; fill: string; color: string }

function Side({ path, end, fill, color }: SideProps) {
  return (
    <chakra.g color={color}>
      <path d={`M${width / 2} ${floor}${path}H${end}V${floor}Z`} fill={fill} />
      <path
        d={`M${width / 2} ${floor}${path}H${end}`}
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.g>
  )
}
