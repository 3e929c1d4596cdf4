import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { apiNotes } from '@/data/content/api'

/** Common questions about the plans, with their answers visible. */
export function ApiNotes() {
  return (
    <Section labelledBy="questions-title" bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <span id="faq" />
      <Heading id="questions-title" textStyle="section" mb={{ base: '10', md: '14' }}>
        Frequently asked questions
      </Heading>
      <chakra.dl columnCount={{ base: 1, lg: 2 }} columnGap={{ lg: '24' }}>
        {apiNotes.map(({ question, answer }) => (
          <chakra.div
            key={question}
            breakInside="avoid"
            display="flex"
            flexDirection="column"
            gap="2"
            py="6"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Text as="dt" textStyle="title">
              {question}
            </Text>
            <Text as="dd" color="fg.muted" maxW="54ch">
              {answer}
            </Text>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  )
}
