import { chakra } from '@chakra-ui/react/styled-system'
import { marketStats } from '@/data/registries/market'

/** The market in four figures, between hairlines. */
export function MarketStats() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))', lg: '1fr' }}
      columnGap="6"
    >
      {marketStats.map(({ label, value }) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column"
          justifyContent="center"
          gap="1"
          py="5"
          borderTopWidth={{ md: '0', lg: '1px' }}
          borderColor="border.subtle"
          _first={{ borderTopWidth: { lg: '0' } }}
          css={{ '&:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', md: '0', lg: '1px' } } }}
        >
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure.lg">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
