import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { reasons } from '@/data/content/features'

/** The reasons to choose this exchange: a keyword and an explanation each. */
export function WhyChoose() {
  return (
    <Section labelledBy="why-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <Heading id="why-title" textStyle="section" maxW="11.3em" mb={{ base: '10', md: '18' }}>
        Why choose King Exchange
      </Heading>
      <chakra.dl>
        {reasons.map(({ word, text }) => (
          <Columns
            columns={{ md: 2 }}
            key={word}
            columnGap={{ md: '12' }}
            rowGap="2"
            alignItems="baseline"
            py={{ base: '6', md: '8' }}
            borderTopWidth="1px"
            borderColor="border"
          >
            <chakra.dt textStyle="page" color="brand.fg">
              {word}
            </chakra.dt>
            <chakra.dd color="fg.muted" textStyle="lg" maxW="46ch" textWrap="pretty">
              {text}
            </chakra.dd>
          </Columns>
        ))}
      </chakra.dl>
    </Section>
  )
}
