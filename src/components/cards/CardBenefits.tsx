import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { cardBenefits, cashback } from '@/data/content/cards'

/** The benefits of a King Card: one figure and two promises. */
export function CardBenefits() {
  return (
    <chakra.section aria-labelledby="benefits-title" minW="0">
      <Heading id="benefits-title" textStyle="part">
        Benefits
      </Heading>
      <chakra.ul mt="5" borderTopWidth="1px" borderColor="border">
        <chakra.li py="6" borderBottomWidth="1px" borderColor="border.subtle">
          <Heading
            as="h3"
            textStyle="title"
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            columnGap="3"
          >
            {cashback.before}{' '}
            <chakra.span textStyle="figure.display" color="brand.fg">
              {cashback.figure}
            </chakra.span>{' '}
            {cashback.after}
          </Heading>
          <Text color="fg.muted" textStyle="sm" pt="3">
            {cashback.text}
          </Text>
        </chakra.li>
        {cardBenefits.map(({ icon, title, text }) => (
          <chakra.li
            key={title}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="4"
            py="5"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <Icon as={icon} boxSize="6" strokeWidth="1.25" color="brand.fg" aria-hidden />
            <div>
              <Heading as="h3" textStyle="title">
                {title}
              </Heading>
              <Text color="fg.muted" textStyle="sm" pt="1">
                {text}
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
