import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { values } from '@/data/content/about'

/** The core values as steps that rise from left to right; the heading stands in the room above the lowest. */
export function Values() {
  return (
    <Section labelledBy="values-title" pt="0" pb={{ base: '16', md: '24' }}>
      <Heading id="values-title" textStyle="section" mb={{ base: '8', lg: '-14' }}>
        Core values
      </Heading>
      <Columns
        as="ul"
        columns={{ sm: 2, lg: 4 }}
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
            mt={{ lg: `${(values.length - 1 - index) * 4.5}rem` }}
            pt="6"
            pb={{ lg: '10' }}
            px={{ lg: '6' }}
            borderTopWidth="1px"
            borderColor={{ base: 'border', lg: 'brand.border' }}
            borderInlineStartWidth={{ lg: '1px' }}
          >
            <Heading as="h3" textStyle="part">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </chakra.li>
        ))}
      </Columns>
    </Section>
  )
}
