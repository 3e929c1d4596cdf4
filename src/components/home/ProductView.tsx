import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { productView } from '@/data/content/homeSections'
import { AccountGlance } from './AccountGlance'
import { MarketGlance } from './MarketGlance'

/** What the exchange looks like: rows of the market, as they move, and what the dashboard says of the demo account. */
export function ProductView() {
  return (
    <Section labelledBy="inside-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'end' }}
          columnGap="12"
          rowGap="4"
          _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}
        >
          <Heading id="inside-title" textStyle="section">
            {productView.title}
          </Heading>
          <Stack gap="2" maxW="42ch">
            <Text color="fg.muted">{productView.lead}</Text>
            <TextLink to="/market" alignSelf="start">
              View market
            </TextLink>
          </Stack>
        </Stack>
        <Columns columns={{ lg: '7 5' }} gap={{ base: '4', md: '6' }}>
          <MarketGlance />
          <AccountGlance />
        </Columns>
      </Stack>
    </Section>
  )
}
