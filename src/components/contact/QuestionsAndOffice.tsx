import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { Columns } from '@/components/ui/Columns'
import { QuestionGrid } from '@/components/ui/QuestionGrid'
import { contact, contactQuestions } from '@/data/content/contact'
import { Headquarters } from './Headquarters'

/** Frequent questions beside the address of the headquarters, below the contact form. */
export function QuestionsAndOffice() {
  return (
    <chakra.div bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <Container py={{ base: '16', md: '20' }}>
        <Columns columns={{ lg: '7 5' }} gap={{ base: '16', lg: '20' }} alignItems="start">
          <PartBoundary>
            <Questions />
            <Headquarters />
          </PartBoundary>
        </Columns>
      </Container>
    </chakra.div>
  )
}

/** Frequent questions with their answers. */
export function Questions() {
  return (
    <chakra.section id="questions" aria-labelledby="questions-title">
      <span id="faq" />
      <Heading id="questions-title" textStyle="section" mb={{ base: '8', md: '10' }}>
        {contact.questions.title}
      </Heading>
      <QuestionGrid questions={contactQuestions} />
    </chakra.section>
  )
}
