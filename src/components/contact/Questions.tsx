import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Plus } from 'lucide-react'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { contact, contactQuestions } from '@/data/content/contact'

/** Frequent questions that open their answers, with or without JavaScript. */
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
        <chakra.ul borderBottomWidth="1px" borderColor="border">
          {contactQuestions.map(({ question, answer }) => (
            <chakra.li key={question} borderTopWidth="1px" borderColor="border">
              <chakra.details css={{ '&[open] summary svg': { rotate: '45deg' } }}>
                <chakra.summary
                  display="flex"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="6"
                  py="5"
                  minH="11"
                  borderRadius="xs"
                  cursor="button"
                  listStyle="none"
                  textStyle="title"
                  _hover={{ color: 'brand.fg' }}
                  css={{ '&::-webkit-details-marker': { display: 'none' } }}
                >
                  {question}
                  <Icon
                    as={Plus}
                    boxSize="5"
                    color="brand.fg"
                    transitionProperty="rotate"
                    transitionDuration="moderate"
                    aria-hidden
                  />
                </chakra.summary>
                <Text color="fg.muted" maxW="prose" pb="7" pe={{ md: '12' }} textWrap="pretty">
                  {answer}
                </Text>
              </chakra.details>
            </chakra.li>
          ))}
        </chakra.ul>
      </Columns>
    </Section>
  )
}
