import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { KccCoin } from '@/components/home/KccCoin'
import { Section } from '@/components/layout/Section'
import { DemoNote } from '@/components/marketing/DemoNote'
import { Trend } from '@/components/marketing/Trend'
import { kcc } from '@/data/home'

/** What KCC is, what it does for its holder, and its figures. */
export function KccSection() {
  return (
    <Section labelledBy="kcc-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '12', lg: '24' }}
        alignItems="center"
      >
        <KccCoin width="full" maxW={{ base: '18rem', lg: '26rem' }} mx="auto" />
        <Stack gap="8">
          <Stack gap="4">
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
          <Stack as="ul" gap="3">
            {kcc.benefits.map((benefit) => (
              <chakra.li key={benefit} display="flex" alignItems="center" gap="3">
                <Icon as={Check} boxSize="5" color="brand.fg" aria-hidden />
                {benefit}
              </chakra.li>
            ))}
          </Stack>
          <KccFigures />
        </Stack>
      </chakra.div>
    </Section>
  )
}

function KccFigures() {
  return (
    <Stack gap="5" borderTopWidth="1px" borderColor="border" pt="7">
      <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))" gap="6">
        {kcc.facts.map(({ label, value, note, isChange }) => (
          <chakra.div key={label} display="flex" flexDirection="column" gap="1">
            <chakra.dt textStyle="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="figure.lg">{isChange ? <Trend change={value} /> : value}</chakra.dd>
            {note ? (
              <chakra.dd textStyle="xs" color="fg.subtle">
                {note}
              </chakra.dd>
            ) : null}
          </chakra.div>
        ))}
      </chakra.dl>
      <DemoNote />
    </Stack>
  )
}
