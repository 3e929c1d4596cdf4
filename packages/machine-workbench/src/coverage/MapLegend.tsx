import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { AnswerIcon, answerLooks } from './AnswerIcon.tsx'
import type { Answer } from './cells.ts'

/** Legend of the coverage map. */
export function MapLegend() {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
      columnGap="8"
      rowGap="4"
      listStyleType="none"
    >
      {(Object.keys(answerLooks) as Answer[]).map((answer) => (
        <Entry
          key={answer}
          icon={<AnswerIcon answer={answer} />}
          name={answerLooks[answer].name}
          meaning={answerLooks[answer].meaning}
        />
      ))}
      <Entry
        icon={
          <chakra.span display="block" boxSize="5" bg="bg" borderWidth="1px" borderColor="border.subtle" />
        }
        name="Empty"
        meaning="It cannot happen: the actor or the timer does not run in this state."
      />
    </chakra.ul>
  )
}

function Entry({ icon, name, meaning }: { icon: ReactNode; name: string; meaning: string }) {
  return (
    <HStack as="li" align="flex-start" gap="3">
      <chakra.span width="5" flexShrink="0" textAlign="center" aria-hidden>
        {icon}
      </chakra.span>
      <Stack gap="0">
        <Text textStyle="sm" fontWeight="medium">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {meaning}
        </Text>
      </Stack>
    </HStack>
  )
}
