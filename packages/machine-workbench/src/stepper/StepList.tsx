import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { payloadInWords } from '../examples.ts'
import { eventLabel } from '../statechart.ts'
import { isTime } from '../steps.ts'
import { wholeWindow } from './boardLayout.ts'

export type StepListProps = {
  machine: AnyStateMachine
  steps: readonly AnyEventObject[]
  /** The number of them that are taken. */
  taken: number
  /** The state after each of the steps that are taken, in words, with the beginning first. */
  states: readonly string[]
  onGoTo: (taken: number) => void
}

const stepLabel = (machine: AnyStateMachine, step: AnyEventObject) =>
  isTime(step) ? `${step.ms / 1000} s pass` : eventLabel(machine, step.type)

/** The steps so far, with those that were taken back: a press goes to any of them. */
export function StepList({ machine, steps, taken, states, onGoTo }: StepListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[taken]
    // `scrollIntoView` would scroll the page too.
    if (current instanceof HTMLElement && list.current) {
      const { offsetTop, offsetHeight } = current
      const { clientHeight, scrollTop } = list.current
      const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
      if (!isSeen) list.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2
    }
  }, [taken])
  const lines = [
    { label: 'The beginning', payload: '' },
    ...steps.map((step) => ({
      label: stepLabel(machine, step),
      payload: isTime(step) ? '' : payloadInWords(step),
    })),
  ]
  return (
    <chakra.ol
      ref={list}
      position="relative"
      listStyle="none"
      margin="0"
      // Room for the focus ring of what is inside.
      padding="1"
      maxHeight="16rem"
      minHeight="0"
      overflowY="auto"
      css={{ [wholeWindow]: { maxHeight: 'none' } }}
    >
      {lines.map(({ label, payload }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the path.
        <li key={index}>
          <Button
            size="xs"
            variant="ghost"
            width="full"
            paddingInline="2"
            justifyContent="flex-start"
            focusRingOffset="0"
            fontWeight={index === taken ? '600' : 'normal'}
            color={index === taken ? 'colorPalette.fg' : index > taken ? 'fg.subtle' : 'fg'}
            aria-current={index === taken ? 'step' : undefined}
            onClick={() => onGoTo(index)}
          >
            {`${index}. ${label} `}
            {payload ? (
              <Text as="span" color="fg.subtle" fontWeight="normal" fontSize="inherit" truncate>
                {payload}
              </Text>
            ) : null}
          </Button>
          <Text display="none" textStyle="xs" _print={{ display: 'block' }}>
            {`${index}. ${label} ${payload}`}
          </Text>
          {states[index] === undefined || states[index] === states[index - 1] ? null : (
            <Text textStyle="xs" color="fg.muted" paddingInlineStart="7" paddingBottom="1">
              {states[index]}
            </Text>
          )}
        </li>
      ))}
    </chakra.ol>
  )
}
