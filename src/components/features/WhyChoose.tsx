import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { reasons, reasonsTitle } from '@/data/content/otherFeatures'
import { OrderGlance } from './OrderGlance'

/** The reasons to choose this exchange, a keyword and an explanation each, beside an order with all its terms. */
export function WhyChoose() {
  return (
    <Section labelledBy="why-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <Columns columns={{ lg: '7 5' }} gap={{ base: '8', lg: '16' }} alignItems="end">
        <Stack gap={{ base: '8', md: '10' }}>
          <Heading id="why-title" textStyle="section" maxW="11.3em">
            {reasonsTitle}
          </Heading>
          <Columns as="dl" columns={{ md: 2 }} columnGap="12">
            {reasons.map(({ word, text }) => (
              <chakra.div key={word} py={{ base: '4', md: '5' }} borderTopWidth="1px" borderColor="border">
                <chakra.dt textStyle="part" color="brand.fg">
                  {word}
                </chakra.dt>
                <chakra.dd color="fg.muted" maxW="46ch" pt="1">
                  {text}
                </chakra.dd>
              </chakra.div>
            ))}
          </Columns>
        </Stack>
        <OrderGlance />
      </Columns>
    </Section>
  )
}
