import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

export type QuayArtProps = HTMLChakraProps<'svg'>

const streets = Array.from({ length: 33 }, (_, index) => `M600 150L${(index - 16) * 150 + 600} 360`).join('')
const avenues = Array.from(
  { length: 9 },
  (_, index) => `M0 ${(150 + 2.6 * index ** 2).toFixed(1)}H1200`,
).join('')

/** A street map drawn in light, with one beam at our address. Decoration. */
export function QuayArt(props: QuayArtProps) {
  const id = useId()
  const glow = `${id}glow`
  return (
    <chakra.svg
      viewBox="0 0 1200 330"
      preserveAspectRatio="xMidYMax slice"
      color="brand.drawn"
      stroke="currentColor"
      fill="none"
      aria-hidden
      {...props}
    >
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="600" cy="190" r="560">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.75" />
          <stop offset="0.4" stopColor="currentColor" stopOpacity="0.22" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <chakra.radialGradient id={glow} color="brand.solid">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.26" />
          <stop offset="0.5" stopColor="currentColor" stopOpacity="0.07" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </chakra.radialGradient>
      </defs>
      <ellipse cx="640" cy="190" rx="560" ry="190" fill={`url(#${glow})`} stroke="none" />
      <path d={`${streets}${avenues}`} stroke={`url(#${id})`} strokeWidth="1.3" />
      <path d="M690 216V52" strokeWidth="10" opacity="0.16" strokeLinecap="round" />
      <path d="M690 216V52" strokeWidth="2.4" />
      <ellipse cx="690" cy="216" rx="34" ry="8" strokeWidth="1.6" />
      <ellipse cx="690" cy="216" rx="70" ry="16" strokeWidth="1.2" opacity="0.5" />
      <chakra.path
        d="M690 52h0"
        color="brand.light"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </chakra.svg>
  )
}
