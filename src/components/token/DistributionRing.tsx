import { chakra } from '@chakra-ui/react/styled-system'
import { allocations, arcsOf, circulatingShare } from '@/data/content/token'

const arcs = arcsOf(allocations)
const circulating = circulatingShare(allocations)
const weights = [1, 0.74, 0.52, 0.5, 0.34, 0.22]

/** The allocation as a ring, the circulating part in gold. Decoration: the table beside it has the same data. */
export function DistributionRing() {
  return (
    <chakra.svg viewBox="0 0 400 400" width="full" fill="none" aria-hidden focusable="false">
      <chakra.g color="border">
        <circle cx="200" cy="200" r="192" stroke="currentColor" />
      </chakra.g>
      <chakra.g color="brand.solid">
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
      {arcs.map(({ name, share, start, isCirculating }, index) => (
        <chakra.g key={name} color={isCirculating ? 'brand.solid' : 'fg.muted'}>
          <circle
            cx="200"
            cy="200"
            r="150"
            stroke="currentColor"
            strokeOpacity={weights[index]}
            strokeWidth="44"
            pathLength="100"
            strokeDasharray={`${share - 0.6} ${100.6 - share}`}
            transform={`rotate(${start * 3.6 - 90} 200 200)`}
          />
        </chakra.g>
      ))}
      <chakra.text
        x="200"
        y="212"
        color="fg"
        fill="currentColor"
        fontSize="62px"
        fontFamily="body"
        textAnchor="middle"
      >
        {circulating}%
      </chakra.text>
      <chakra.text x="200" y="244" color="fg.muted" fill="currentColor" fontSize="18px" textAnchor="middle">
        circulating
      </chakra.text>
    </chakra.svg>
  )
}
