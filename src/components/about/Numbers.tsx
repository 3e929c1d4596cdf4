import { Heading } from '@chakra-ui/react/heading'
import { Figures } from '@/components/ui/Figures'
import { Section } from '@/components/ui/Section'
import { Trend } from '@/components/ui/Trend'
import { statistics } from '@/data/content/home'

/** The marketing figures in a row. */
export function Numbers() {
  return (
    <Section
      labelledBy="numbers-title"
      py={{ base: '10', md: '14' }}
      bg="bg.sunken"
      borderBlockWidth="1px"
      borderColor="border.subtle"
    >
      <Heading id="numbers-title" textStyle="eyebrow" fontFamily="body" color="brand.fg" mb="8">
        In numbers
      </Heading>
      <Figures
        layout="strip"
        items={statistics.map(({ change, ...figure }) => ({ ...figure, detail: <Trend change={change} /> }))}
      />
    </Section>
  )
}
