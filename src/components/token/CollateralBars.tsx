import { chakra } from '@chakra-ui/react/styled-system'

const bars = [
  { label: 'Collateral you set aside', amount: 150, color: 'fg.muted' },
  { label: 'KCCredit you may draw', amount: 100, color: 'brand.solid' },
]

/** What a collateral ratio of 150% means, drawn to scale. */
export function CollateralBars() {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="4">
      {bars.map(({ label, amount, color }) => (
        <chakra.div key={label} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" rowGap="1.5">
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure">{amount}</chakra.dd>
          <chakra.div
            aria-hidden
            gridColumn="1 / -1"
            height="2"
            borderRadius="full"
            width={`${amount / 1.5}%`}
            bg={color}
          />
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
