import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import { apiPlans } from '@/data/content/api'
import { apiSection } from '@/data/content/homeSections'

/** The API plans in short, and a link to their own page. */
export function ApiSection() {
  return (
    <Section labelledBy="api-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <SectionHead id="api-title" title={apiSection.title}>
          <Text color="fg.muted">{apiSection.lead}</Text>
          <TextLink isAlone to="/api">
            {apiSection.more}
          </TextLink>
        </SectionHead>
        <ApiPlanLines />
      </Stack>
    </Section>
  )
}

/** The three API plans in a line each: name, requests and price. */
function ApiPlanLines() {
  return (
    <chakra.ul borderBottomWidth="1px" borderColor="border">
      {apiPlans.map(({ name, price, per, requests, audience, isPopular }) => (
        <chakra.li
          key={name}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr) auto',
            md: '{sizes.48} minmax(0, 1fr) {sizes.40} {sizes.28}',
          }}
          alignItems="baseline"
          columnGap="6"
          rowGap="1"
          py={{ base: '3.5', md: '6' }}
          borderTopWidth="1px"
          borderColor="border"
        >
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <Heading as="h3" textStyle="part">
              {name}
            </Heading>
            {isPopular ? <Badge colorPalette="brand">Most popular</Badge> : null}
          </chakra.div>
          <Text color="fg.muted" hideBelow="md">
            {audience}
          </Text>
          <Text
            textStyle="figure"
            color="brand.fg"
            gridRow={{ base: '2', md: 'auto' }}
            gridColumn={{ base: '1', md: 'auto' }}
          >
            {requests}
          </Text>
          <Text textStyle="figure.lg" gridRow={{ base: '1 / span 2', md: 'auto' }} textAlign="end">
            {price}
            {per ? (
              <chakra.span textStyle="md" letterSpacing="normal" color="fg.muted">
                {per}
              </chakra.span>
            ) : null}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
