import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { features, type PremiumFeature } from '@/data/content/home'
import { CandlesArt } from './CandlesArt'
import { CardArt } from './CardArt'

const arts = { candles: CandlesArt, card: CardArt }

/** The Premium Features, the first two larger than the others. */
export function FeatureGrid() {
  return (
    <Section labelledBy="features-title">
      <Stack gap={{ base: '10', md: '14' }}>
        <Stack gap="4" maxW="2xl">
          <Heading id="features-title" textStyle="section">
            Premium Features
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            One balance behind every product, so moving from a trade to a stake to a purchase is a decision,
            not a transfer.
          </Text>
        </Stack>
        <Columns
          as="ul"
          columns={{ sm: 2, lg: 6 }}
          gap="px"
          bg="border.subtle"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="l3"
          overflow="hidden"
        >
          {features.map((feature, index) => (
            <Feature key={feature.title} feature={feature} isLarge={index < 2} />
          ))}
        </Columns>
      </Stack>
    </Section>
  )
}

function Feature({ feature, isLarge }: { feature: PremiumFeature; isLarge: boolean }) {
  const Art = feature.art ? arts[feature.art] : null
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      position="relative"
      overflow="hidden"
      gridColumn={{ lg: isLarge ? 'span 3' : 'span 2' }}
      px={{ base: '6', md: '8', lg: '10' }}
      py={{ base: '6', md: isLarge ? '10' : '8' }}
      minH={isLarge ? { base: '22rem', lg: '24rem' } : undefined}
      bg={isLarge ? 'bg.raised' : 'bg.panel'}
    >
      {Art ? <Art /> : null}
      <Icon
        as={feature.icon}
        boxSize={isLarge ? '9' : '7'}
        strokeWidth="1.25"
        color={`${feature.color}.fg`}
        aria-hidden
      />
      <Heading as="h3" size={isLarge ? '2xl' : 'lg'} mt="auto" pt={isLarge ? '8' : '3'} position="relative">
        {feature.title}
      </Heading>
      <Text
        color="fg.muted"
        textStyle={isLarge ? 'body' : 'sm'}
        maxW="38ch"
        textWrap="pretty"
        position="relative"
      >
        {feature.description}
      </Text>
      {feature.figure ? (
        <Text color={`${feature.color}.fg`} fontWeight="semibold" position="relative">
          {feature.figure}
        </Text>
      ) : null}
    </chakra.li>
  )
}
