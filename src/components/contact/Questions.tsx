import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { contact, contactQuestions } from '@/data/content/contact'

/** Frequent questions with their answers. */
export function Questions() {
  return (
    <chakra.section id="questions" aria-labelledby="questions-title">
      <span id="faq" />
      <Heading id="questions-title" textStyle="section" mb={{ base: '8', md: '10' }}>
        {contact.questions.title}
      </Heading>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap={{ md: '10' }}
        rowGap="2"
      >
        {contactQuestions.map(({ question, answer }) => (
          <chakra.div key={question} borderTopWidth="1px" borderColor="border" py="5">
            <Text as="dt" textStyle="title" textWrap="balance">
              {question}
            </Text>
            <Text as="dd" color="fg.muted" pt="2">
              {answer}
            </Text>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}
