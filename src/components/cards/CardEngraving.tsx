import { useId } from 'react'
import { type GuillocheBand, ringOf, turnsOf } from './guilloche'

const bands: GuillocheBand[] = [
  { lobes: 12, radius: 112, depth: 18, strands: 8 },
  { lobes: 16, radius: 186, depth: 46, strands: 10 },
  { lobes: 24, radius: 282, depth: 40, strands: 8 },
  { lobes: 30, radius: 384, depth: 48, strands: 7 },
]

const waves = Array.from({ length: 22 }, (_, index) => `translate(${-7 * index} ${index * 27 - 20})`)

/** A banknote ornament for a card of 856 by 540: fine waves, and a rosette with space for a crown in its centre. */
export function CardEngraving() {
  const id = useId()
  return (
    <g fill="none" stroke="currentColor">
      <defs>
        {bands.map((band) => (
          <path key={band.lobes} id={`${id}${band.lobes}`} d={ringOf(band)} />
        ))}
        <path id={`${id}wave`} d={`M0 0q54-34 108 0${'t108 0'.repeat(9)}`} />
        <linearGradient id={`${id}fade`}>
          <stop offset="0.3" stopColor="white" stopOpacity="0" />
          <stop offset="0.72" stopColor="white" />
        </linearGradient>
        <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="0" y="0" width="856" height="540">
          <rect width="856" height="540" fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <g strokeOpacity="0.16" strokeWidth="0.8">
        {waves.map((place) => (
          <use key={place} href={`#${id}wave`} transform={place} />
        ))}
      </g>
      <g mask={`url(#${id}mask)`}>
        <g transform="translate(622 262)" strokeWidth="0.9" strokeOpacity="0.5">
          {bands.map((band) =>
            turnsOf(band).map((turn) => (
              <use key={`${band.lobes} ${turn}`} href={`#${id}${band.lobes}`} transform={turn} />
            )),
          )}
          <circle r="88" strokeOpacity="0.8" strokeWidth="1.6" />
          <circle r="82" strokeOpacity="0.4" />
        </g>
      </g>
    </g>
  )
}
