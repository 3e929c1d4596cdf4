import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { crownPath } from '@/components/ui/Logo'

export type KccCoinProps = HTMLChakraProps<'svg'>

const ticks = Array.from({ length: 120 }, (_, index) => {
  const angle = (index / 120) * 2 * Math.PI
  const inner = index % 10 === 0 ? 168 : 176
  const at = (radius: number) =>
    `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(inner)}L${at(186)}`
}).join('')

/** The KCC coin: the crown mark in a milled rim, three quarters of it lit for the circulating supply. Decoration. */
export function KccCoin(props: KccCoinProps) {
  const id = useId()
  const ids = { face: `${id}face`, gold: `${id}gold` }
  return (
    <chakra.svg
      viewBox="0 0 400 400"
      fill="none"
      color="brand.solid"
      aria-hidden
      focusable="false"
      {...props}
    >
      <defs>
        <radialGradient id={ids.face} cx="0.36" cy="0.26" r="0.95">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
          <stop offset="0.6" stopColor="currentColor" stopOpacity="0.06" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </radialGradient>
        <linearGradient id={ids.gold} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.55" />
        </linearGradient>
      </defs>
      <circle cx="200" cy="200" r="160" fill={`url(#${ids.face})`} />
      <circle cx="200" cy="200" r="160" stroke="currentColor" strokeOpacity="0.5" strokeWidth="1.5" />
      <circle cx="200" cy="200" r="148" stroke="currentColor" strokeOpacity="0.22" />
      <path d={ticks} stroke="currentColor" strokeOpacity="0.55" strokeWidth="1.5" strokeLinecap="round" />
      <circle
        cx="200"
        cy="200"
        r="197"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="75 25"
        transform="rotate(-90 200 200)"
      />
      <circle cx="200" cy="200" r="197" stroke="currentColor" strokeOpacity="0.16" strokeWidth="1.5" />
      <path d={crownPath} fill={`url(#${ids.gold})`} transform="translate(110 108) scale(5.6)" />
    </chakra.svg>
  )
}
