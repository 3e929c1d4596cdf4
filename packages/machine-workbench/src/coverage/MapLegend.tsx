import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { AnswerMark, answerLooks } from './AnswerMark.tsx'
import type { Answer } from './cells.ts'
import { TrialMarks } from './TrialMarks.tsx'

export type MapLegendProps = {
  /** True if the map says who has tried its cells. */
  hasTrials: boolean
}

/** What the marks of the map mean. */
export function MapLegend({ hasTrials }: MapLegendProps) {
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
          mark={<AnswerMark answer={answer} />}
          name={answerLooks[answer].name}
          meaning={answerLooks[answer].meaning}
        />
      ))}
      {hasTrials ? (
        <>
          <Entry
            mark={<TrialMarks tried={['model']} />}
            name="Model-tested"
            meaning="A test has sent the event in this state."
          />
          <Entry
            mark={<TrialMarks tried={['browser']} />}
            name="Browser-tested"
            meaning="A walk through the real site has caused it in this state."
          />
        </>
      ) : null}
      <Entry
        mark={
          <chakra.span display="block" boxSize="5" bg="bg" borderWidth="1px" borderColor="border.subtle" />
        }
        name="Empty"
        meaning="It cannot happen: the actor or the timer does not run in this state."
      />
    </chakra.ul>
  )
}

function Entry({ mark, name, meaning }: { mark: ReactNode; name: string; meaning: string }) {
  return (
    <HStack as="li" align="flex-start" gap="3">
      <chakra.span width="5" flexShrink="0" textAlign="center" aria-hidden>
        {mark}
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
