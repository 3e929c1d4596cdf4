import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { crownPath } from '@/components/ui/Logo'

export type CreditCoinProps = HTMLChakraProps<'svg'>

const octagon = (radius: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4
    return `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`
  }).join('L')

const guilloche = Array.from({ length: 16 }, (_, index) => `rotate(${index * 11.25} 200 200)`)

/** The KCCredit coin: an octagon, the crown over a banknote ornament, three quarters of its rim lit. Decoration. */
export function CreditCoin(props: CreditCoinProps) {
  const id = useId()
  return (
    <chakra.svg viewBox="0 0 400 400" fill="none" color="fg.muted" aria-hidden {...props}>
      <defs>
        <radialGradient id={id} cx="0.36" cy="0.26" r="0.95">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.26" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </radialGradient>
      </defs>
      <path d={`M${octagon(168)}Z`} fill={`url(#${id})`} stroke="currentColor" strokeOpacity="0.6" />
      {guilloche.map((turn) => (
        <ellipse
          key={turn}
          cx="200"
          cy="200"
          rx="142"
          ry="52"
          transform={turn}
          stroke="currentColor"
          strokeOpacity="0.2"
          strokeWidth="0.8"
        />
      ))}
      <path d={`M${octagon(180)}Z`} stroke="currentColor" strokeOpacity="0.3" strokeDasharray="1.5 6" />
      <path d={`M${octagon(197)}Z`} stroke="currentColor" strokeOpacity="0.2" strokeWidth="1.5" />
      <path
        d={`M${octagon(197)}Z`}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="75 25"
      />
      <chakra.circle cx="200" cy="200" r="66" color="bg.sunken" fill="currentColor" />
      <circle cx="200" cy="200" r="66" stroke="currentColor" strokeOpacity="0.6" strokeWidth="1.5" />
      <path d={crownPath} fill="currentColor" transform="translate(155 154) scale(2.8)" />
    </chakra.svg>
  )
}
