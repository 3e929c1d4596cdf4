import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { burn } from '@/data/content/token'
import { AllocationTable } from './AllocationTable'
import { DistributionRing } from './DistributionRing'

/** The allocation of the KCC supply as a ring and as a table, and the burned amount. */
export function Tokenomics() {
  return (
    <Section labelledBy="tokenomics-title">
      <Heading id="tokenomics-title" textStyle="section" mb={{ base: '10', md: '16' }}>
        Tokenomics
      </Heading>
      <Columns columns={{ lg: '5 6' }} gap={{ base: '10', lg: '24' }} alignItems="center">
        <chakra.div width="full" maxW={{ base: '20rem', md: '26rem', lg: 'none' }} mx="auto">
          <DistributionRing />
        </chakra.div>
        <AllocationTable />
      </Columns>
      <Burn />
    </Section>
  )
}

function Burn() {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap="12"
      rowGap="6"
      alignItems="flex-end"
      mt={{ base: '14', md: '20' }}
      pt="8"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Stack gap="3" flex="1 1 18rem">
        <Text textStyle="part">
          <chakra.span textStyle="figure.xl" color="brand.fg">
            {burn.figure}
          </chakra.span>{' '}
          {burn.label}
        </Text>
        <Text color="fg.muted">{burn.text}</Text>
      </Stack>
      <BurnArt />
    </chakra.div>
  )
}

function BurnArt() {
  return (
    <chakra.div
      aria-hidden
      display="flex"
      alignItems="flex-end"
      gap={{ base: '2', md: '3' }}
      height="8rem"
      flex="2 1 18rem"
      minW="0"
    >
      {Array.from({ length: 12 }, (_, month) => 100 * 0.98 ** month).map((height) => (
        <chakra.div
          key={height}
          flex="1"
          height={`${height.toFixed(2)}%`}
          borderTopWidth="2px"
          borderColor="brand.drawn"
          backgroundImage="linear-gradient({colors.brand.muted}, transparent)"
        />
      ))}
    </chakra.div>
  )
}
