import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { apiPlans } from '@/data/content/api'

/** The three API plans in a line each: name, requests and price. */
export function ApiPlanLines() {
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
