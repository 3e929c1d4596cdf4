import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { HatchPattern } from '@/components/art/Hatch'
import { allocations, arcsOf, circulatingShare } from '@/data/content/token'

const arcs = arcsOf(allocations)
const circulating = circulatingShare(allocations)

/** The browser doesn't replace the colours of a drawing. */
const ink = (colour: string) => ({ base: colour, _highContrast: 'CanvasText' })

/** The allocation as a ring, the circulating part in gold. Decoration: the table beside it has its data and its key. */
export function DistributionRing() {
  const id = useId()
  return (
    <chakra.svg viewBox="0 0 400 400" width="full" fill="none" aria-hidden>
      <chakra.g color={ink('border')}>
        <circle cx="200" cy="200" r="192" stroke="currentColor" />
      </chakra.g>
      <chakra.g color={ink('brand.drawn')}>
        <circle
          cx="200"
          cy="200"
          r="192"
          stroke="currentColor"
          strokeWidth="2"
          pathLength="100"
          strokeDasharray={`${circulating} ${100 - circulating}`}
          transform="rotate(-90 200 200)"
        />
      </chakra.g>
      {arcs.map(({ name, share, start, isCirculating }, place) => (
        <chakra.g key={name} color={ink(isCirculating ? 'brand.drawn' : 'fg.muted')}>
          <HatchPattern id={`${id}${place}`} place={place} />
          <circle
            cx="200"
            cy="200"
            r="150"
            stroke={`url(#${id}${place})`}
            strokeWidth="44"
            pathLength="100"
            strokeDasharray={`${share - 0.6} ${100.6 - share}`}
            // From the top; turned by a transform, the fill would turn with it.
            strokeDashoffset={25 - start}
          />
        </chakra.g>
      ))}
      <chakra.text
        x="200"
        y="212"
        color={ink('fg')}
        fill="currentColor"
        fontSize="62px"
        fontFamily="body"
        textAnchor="middle"
      >
        {circulating}%
      </chakra.text>
      <chakra.text
        x="200"
        y="244"
        color={ink('fg.muted')}
        fill="currentColor"
        fontSize="18px"
        textAnchor="middle"
      >
        circulating
      </chakra.text>
    </chakra.svg>
  )
}
