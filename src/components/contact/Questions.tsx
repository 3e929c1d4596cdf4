import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { QuestionGrid } from '@/components/ui/QuestionGrid'
import { contact, contactQuestions } from '@/data/content/contact'

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
