import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { crownGeometry } from './crownGeometry'

export type CrownOfLightProps = HTMLChakraProps<'svg'>

const { width, height, viewBox, shafts, spires } = crownGeometry

/** Its place at the head of a page: on the line below it, at the end of a wide window and below the text of a narrow one. */
export const crownPlace = {
  position: { base: 'relative', lg: 'absolute' },
  insetEnd: { lg: 'max({spacing.gutter}, calc(50% - 54rem))' },
  bottom: { lg: '0' },
  width: { base: '120%', md: '100%', lg: 'min(52%, 60rem)' },
  ms: { base: '-10%', md: '0' },
  mb: { base: '-10', md: '0' },
} satisfies CrownOfLightProps

/** The brand's picture: beams of gold light rising from a horizon, their tops forming a crown. Decoration. */
export function CrownOfLight(props: CrownOfLightProps) {
  const id = useId()
  const ids = { shaft: `${id}shaft`, mirror: `${id}mirror`, glow: `${id}glow`, line: `${id}line` }
  return (
    <chakra.svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax meet"
      color="brand.drawn"
      fill="none"
      aria-hidden
      pointerEvents="none"
      _print={{ display: 'none' }}
      {...props}
    >
      <defs>
        <linearGradient id={ids.shaft} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={height}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0.16" />
          <stop offset="0.62" stopColor="currentColor" stopOpacity="0.42" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.95" />
        </linearGradient>
        <linearGradient id={ids.mirror} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={height} y2="0">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="0.7" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <chakra.radialGradient id={ids.glow} color="brand.solid">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="currentColor" stopOpacity="0.09" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </chakra.radialGradient>
        <linearGradient id={ids.line}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0" />
          <stop offset="0.5" stopColor="currentColor" stopOpacity="0.9" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx={width / 2} cy={height} rx={width / 2} ry="330" fill={`url(#${ids.glow})`} />
      <path d={shafts} stroke={`url(#${ids.shaft})`} strokeWidth="9" opacity="0.14" />
      <path d={shafts} stroke={`url(#${ids.shaft})`} strokeWidth="1.6" />
      {/* Of each beam only the point where it begins. */}
      <chakra.path
        d={spires}
        color="brand.light"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray={`0 ${height}`}
      />
      <path
        d={shafts}
        stroke={`url(#${ids.mirror})`}
        strokeWidth="1.6"
        transform={`translate(0 ${height * 1.26}) scale(1 -0.26)`}
      />
      <rect x="0" y={height - 1} width={width} height="2" fill={`url(#${ids.line})`} />
    </chakra.svg>
  )
}
