import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { KccCoin } from '@/components/art/KccCoin'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { kcc } from '@/data/content/homeSections'
import { KccPriceCard } from './KccPriceCard'

/** The KCC token: its description, its current price, and the benefits of holding it. */
export function KccSection() {
  return (
    <Section labelledBy="kcc-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <Columns
        columns={{ md: '5 6' }}
        gridTemplateRows={{ md: '1fr auto auto 1fr' }}
        columnGap={{ md: '12', lg: '24' }}
        rowGap={{ base: '6', md: '8' }}
      >
        <Stack gap="4" gridArea={{ md: '2 / 2' }}>
          <Text textStyle="eyebrow" color="brand.fg">
            {kcc.eyebrow}
          </Text>
          <Heading id="kcc-title" textStyle="section">
            {kcc.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {kcc.lead}
          </Text>
        </Stack>
        <chakra.div gridArea={{ md: '1 / 1 / 5 / 2' }} alignSelf="center" width="full" maxW="26rem" mx="auto">
          <KccCoin display="block" width={{ base: '10rem', md: 'full' }} maxW="full" mx="auto" />
          <KccPriceCard
            position="relative"
            mt={{ base: '-10', lg: '-16' }}
            mx={{ sm: '6', md: '0', lg: '6' }}
          />
        </chakra.div>
        <Stack gap="7" align="start" gridArea={{ md: '3 / 2' }}>
          <Stack as="ul" gap="2.5">
            {kcc.benefits.map((benefit) => (
              <chakra.li key={benefit} display="flex" alignItems="center" gap="3">
                <Icon as={Check} boxSize="5" color="brand.fg" aria-hidden />
                {benefit}
              </chakra.li>
            ))}
          </Stack>
          <KccFigures />
          <ButtonLink to="/token" variant="outline" size="lg" width={{ base: 'full', sm: 'auto' }}>
            Learn More
            <chakra.span srOnly>about KCC</chakra.span>
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  )
}

function KccFigures() {
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '6', lg: '16' }}
      rowGap="5"
      width="full"
      borderTopWidth="1px"
      borderColor="border"
      pt="6"
    >
      {kcc.facts.map(({ label, value }) => (
        <chakra.div key={label} display="flex" flexDirection="column" gap="1">
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure.lg">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
