import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { contact } from '@/data/content/contact'
import { AnswerList } from './AnswerList'

/** The frequent questions. */
export function Questions() {
  return (
    <Section
      id="questions"
      labelledBy="questions-title"
      bg="bg.sunken"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Columns columns={{ lg: '4 7' }} gap={{ base: '10', lg: '20' }}>
        <Stack gap="4">
          <Heading id="questions-title" textStyle="section">
            {contact.questions.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" textWrap="balance">
            {contact.questions.lead}
          </Text>
        </Stack>
        <AnswerList />
      </Columns>
    </Section>
  )
}
