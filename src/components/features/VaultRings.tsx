import { chakra } from '@chakra-ui/react/styled-system'

const rings = [
  { radius: 60, dash: '4 8' },
  { radius: 96, dash: '70 14' },
  { radius: 132, dash: '2 6' },
  { radius: 168, dash: '150 30 20 30' },
  { radius: 204, dash: '1 9' },
  { radius: 240, dash: '260 60' },
  { radius: 276, dash: '3 12' },
]

/** The rings of a vault door, seen from the front, at the end of a row whose edges cut it off. Decoration. */
export function VaultRings() {
  return (
    <chakra.svg
      viewBox="0 0 600 600"
      position="absolute"
      top="50%"
      translate="0 -50%"
      insetEnd={{ base: '-9rem', md: '-4rem' }}
      width={{ base: '18rem', md: '26rem' }}
      hideBelow="sm"
      color="brand.drawn"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      opacity="0.5"
      pointerEvents="none"
      aria-hidden
    >
      {rings.map(({ radius, dash }) => (
        <circle key={radius} cx="300" cy="300" r={radius} strokeDasharray={dash} />
      ))}
      <path d="M300 20V180M300 420V580M20 300H180M420 300H580" strokeOpacity="0.5" />
    </chakra.svg>
  )
}
