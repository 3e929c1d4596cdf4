import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from './Columns'

export type QuestionGridProps = { questions: readonly { question: string; answer: string }[] }

/** Questions with their answers, side by side where there is room. */
export const QuestionGrid = ({ questions }: QuestionGridProps) => (
  <Columns as="dl" columns={{ md: 2 }} columnGap="12" rowGap="2">
    {questions.map(({ question, answer }) => (
      <chakra.div key={question} borderTopWidth="1px" borderColor="border" py="5">
        <Text as="dt" textStyle="title" textWrap="balance">
          {question}
        </Text>
        <Text as="dd" color="fg.muted" maxW="54ch" pt="2">
          {answer}
        </Text>
      </chakra.div>
    ))}
  </Columns>
)
