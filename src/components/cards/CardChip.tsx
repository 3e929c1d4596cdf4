import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

export type CardChipProps = HTMLChakraProps<'g'>

/** The chip of a card, 112 by 86, and the contactless symbol beside it. */
export function CardChip(props: CardChipProps) {
  const id = useId()
  return (
    <chakra.g {...props}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <chakra.stop offset="0" color="brand.light" stopColor="currentColor" />
          <chakra.stop offset="0.5" color="brand.solid" stopColor="currentColor" />
          <chakra.stop offset="1" color="brand.pressed" stopColor="currentColor" />
        </linearGradient>
      </defs>
      <rect width="112" height="86" rx="15" fill={`url(#${id})`} />
      <chakra.g
        color="brand.contrast"
        stroke="currentColor"
        strokeOpacity="0.6"
        strokeWidth="1.8"
        fill="none"
      >
        <rect width="112" height="86" rx="15" />
        <path d="M0 29h30q8 0 8-8V0M0 57h30q8 0 8 8v21M112 29H82q-8 0-8-8V0M112 57H82q-8 0-8 8v21M0 43h34m44 0h34" />
        <rect x="34" y="22" width="44" height="42" rx="12" />
      </chakra.g>
      <path
        d="M146 30q9 13 0 26M162 22q14 21 0 42M178 14q19 29 0 58"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </chakra.g>
  )
}
