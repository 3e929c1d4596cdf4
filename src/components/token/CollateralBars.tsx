import { chakra } from '@chakra-ui/react/styled-system'
import { collateral } from '@/data/content/token'

const most = Math.max(...collateral.map(({ dollars }) => dollars))

/** The collateral ratio as amounts, drawn to scale. */
export function CollateralBars() {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="4">
      {collateral.map(({ label, dollars }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          rowGap="1.5"
          _after={{
            content: '""',
            gridColumn: '1 / -1',
            height: '2',
            borderRadius: 'full',
            width: `${(dollars / most) * 100}%`,
            bg: dollars === most ? 'fg.muted' : 'brand.drawn',
            // Drawn by its border where backgrounds are dropped.
            _highContrast: { borderWidth: '1px' },
          }}
        >
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure">${dollars}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
