import { Heading } from '@chakra-ui/react/heading'
import { QuestionGrid } from '@/components/ui/QuestionGrid'
import { Section } from '@/components/ui/Section'
import { apiNotes } from '@/data/content/api'

/** Common questions about the plans, with their answers visible. */
export function ApiNotes() {
  return (
    <Section labelledBy="questions-title" bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <span id="faq" />
      <Heading id="questions-title" textStyle="section" mb={{ base: '8', md: '10' }}>
        Frequently asked questions
      </Heading>
      <QuestionGrid questions={apiNotes} />
    </Section>
  )
}
