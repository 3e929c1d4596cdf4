import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Plus } from 'lucide-react'
import { contactQuestions } from '@/data/content/contact'

/** The frequent questions; each opens its answer, with or without JavaScript. */
export function AnswerList() {
  return (
    <chakra.ul borderBottomWidth="1px" borderColor="border">
      {contactQuestions.map(({ question, answer }) => (
        <chakra.li key={question} borderTopWidth="1px" borderColor="border">
          <chakra.details aria-label={question} css={{ '&[open] summary svg': { rotate: '45deg' } }}>
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
              overflowWrap="anywhere"
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
            <Text color="fg.muted" maxW="prose" pb="7" pe={{ md: '12' }}>
              {answer}
            </Text>
          </chakra.details>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
