import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import { productView } from '@/data/content/homeSections'
import { AccountGlance } from './AccountGlance'
import { MarketGlance } from './MarketGlance'

/** Views of the exchange: moving rows of the market, and the dashboard of the demo account. */
export function ProductView() {
  return (
    <Section labelledBy="inside-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <SectionHead id="inside-title" title={productView.title}>
          <Text color="fg.muted">{productView.lead}</Text>
          <TextLink isAlone to="/market">
            View market
          </TextLink>
        </SectionHead>
        <Columns columns={{ lg: '7 5' }} gap={{ base: '4', md: '6' }}>
          <MarketGlance />
          <AccountGlance />
        </Columns>
      </Stack>
    </Section>
  )
}
