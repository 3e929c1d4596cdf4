import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { contact } from '@/data/content/contact'
import { AnswerList } from './AnswerList'
import { HoursTable } from './HoursTable'

/** What is known of the support before its page exists: the frequent questions and the hours. */
export function SupportAnswers() {
  return (
    <Stack gap="10">
      <Stack as="section" aria-labelledby="answers-title" gap="4">
        <Heading id="answers-title" textStyle="title">
          {contact.questions.title}
        </Heading>
        <AnswerList />
      </Stack>
      <Stack as="section" aria-labelledby="support-hours-title" gap="4">
        <Heading id="support-hours-title" textStyle="title">
          {contact.hours.title}
        </Heading>
        <HoursTable />
      </Stack>
    </Stack>
  )
}
