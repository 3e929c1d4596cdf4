import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { values } from '@/data/content/about'

/** The core values as steps that climb from left to right. */
export function Values() {
  return (
    <Section labelledBy="values-title" pt="0">
      <Heading id="values-title" textStyle="section" mb={{ base: '8', lg: '0' }}>
        Core values
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        alignItems="start"
        columnGap={{ base: '8', lg: '0' }}
        rowGap="8"
      >
        {values.map(({ title, text }, index) => (
          <chakra.li
            key={title}
            display="flex"
            flexDirection="column"
            gap="3"
            mt={{ lg: `${(values.length - 1 - index) * 4}rem` }}
            pt="6"
            pb={{ lg: '10' }}
            px={{ lg: '6' }}
            borderTopWidth="1px"
            borderColor={{ base: 'border', lg: 'brand.border' }}
            borderInlineStartWidth={{ lg: '1px' }}
          >
            <Heading as="h3" textStyle="heading">
              {title}
            </Heading>
            <Text color="fg.muted" textWrap="pretty">
              {text}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
