import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { marketStats } from '@/data/content/market'

const look: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { base: '4', md: '6' },
  rowGap: '2.5',
  py: { base: '3', md: '4' },
  borderBlockWidth: '1px',
  borderColor: 'border.subtle',
  '& dt': { textStyle: { base: 'xs', lg: 'sm' }, color: 'fg.muted' },
  '& dd': { textStyle: 'figure.md', lineHeight: 'snug' },
}

/** The market in four figures, between hairlines: in one row, on a phone in two. */
export function MarketStats() {
  return (
    <chakra.dl css={look}>
      {marketStats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  )
}
