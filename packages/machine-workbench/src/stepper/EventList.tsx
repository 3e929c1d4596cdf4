import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Textarea } from '@chakra-ui/react/textarea'
import { type ReactNode, useId, useState } from 'react'
import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { Choice } from '../Choice.tsx'
import { disabledInPlace } from '../disabledInPlace.ts'
import type { EventChoice } from '../examples.ts'
import type { AnyReasons } from '../reasons.ts'
import { eventLabel } from '../statechart.ts'
import type { StepLinks } from '../stepLinks.ts'
import { whyNot } from '../steps.ts'
import { useWorkbench } from './workbenchContext.ts'

export type EventListProps = {
  choices: EventChoice[]
  /** The machine's own events that are answers of its actors. */
  answers: readonly string[]
  /** Reasons why the machine ignores events. */
  reasons: AnyReasons
  snapshot: AnyMachineSnapshot
  onTake: (event: AnyEventObject) => void
}

/**
 * A button for each event, with its examples and an editable payload: first the events that can happen next, then the rest,
 * with the reason why they cannot. It is one list, in which an event keeps the focus and its payload wherever it moves.
 */
export function EventList({ choices, answers: answerTypes, reasons, snapshot, onTake }: EventListProps) {
  const isOwn = ({ type }: EventChoice) => !type.startsWith('xstate.') && !answerTypes.includes(type)
  const isNext = (choice: EventChoice) =>
    choice.examples.some(({ event }) => whyNot(snapshot, event) === null)
  const next = choices.filter(isNext)
  const later = choices.filter((choice) => !next.includes(choice))
  const row = (choice: EventChoice) => (
    <EventRow
      key={choice.type}
      choice={choice}
      isNext={next.includes(choice)}
      reasons={reasons}
      snapshot={snapshot}
      onTake={onTake}
    />
  )
  const answers = next.filter((choice) => !isOwn(choice))
  const divided = (divider: ReactNode, below: EventChoice[]) =>
    below.length > 0 ? [divider, ...below.map(row)] : []
  return (
    <Stack as="ul" gap="0" listStyleType="none" margin="0" padding="0">
      {/* In one array: React makes a row anew that moves from one array to another. */}
      {[
        ...next.filter(isOwn).map(row),
        ...divided(
          <Divider key="#answers" title="Answers and timeouts">
            What the machine runs does nothing by itself: until it is answered here, it never answers.
          </Divider>,
          answers,
        ),
        ...divided(<Divider key="#later" title="Not in this state" />, later),
      ]}
    </Stack>
  )
}

const Divider = ({ title, children }: { title: string; children?: ReactNode }) => (
  <chakra.li paddingTop="4" paddingBottom="1">
    <chakra.h3 textStyle="xs" fontWeight="semibold" color="fg.muted">
      {title}
    </chakra.h3>
    {children ? (
      <Text textStyle="xs" color="fg.muted">
        {children}
      </Text>
    ) : null}
  </chakra.li>
)

type EventRowProps = Omit<EventListProps, 'choices' | 'answers'> & {
  choice: EventChoice
  /** True if one of its examples can be taken. */
  isNext: boolean
}

/** Parses an edited payload; returns the problem as a text. */
function parsePayload({ textToStep }: StepLinks, type: string, text: string): AnyEventObject | string {
  try {
    const payload = textToStep(text || '{}')
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return 'The payload has to be a JSON object.'
    return { ...payload, type }
  } catch (error) {
    return error instanceof Error ? error.message : 'This is not JSON.'
  }
}

function EventRow({ choice: { type, examples }, isNext, reasons, snapshot, onTake }: EventRowProps) {
  const id = useId()
  const { links } = useWorkbench()
  // Until one is chosen, the first example that can be taken.
  const [picked, setPicked] = useState<string | null>(null)
  const [text, setText] = useState<string | null>(null)
  const firstNext = examples.findIndex(({ event }) => whyNot(snapshot, event) === null)
  const known = examples.findIndex(({ name }) => name === picked)
  const chosen = known < 0 ? Math.max(0, firstNext) : known
  const example = examples[chosen] ?? examples[0]
  const { type: _, ...payload } = example?.event ?? { type }
  const event = text === null ? (example?.event ?? { type }) : parsePayload(links, type, text)
  const reason = typeof event === 'string' ? event : whyNot(snapshot, event, reasons)
  const label = eventLabel(snapshot.machine, type)
  const isAnswered = isNext || getNextTransitions(snapshot).some(({ eventType }) => eventType === type)
  const hasPayload = (isAnswered || text !== null) && (examples.length > 1 || Object.keys(payload).length > 0)
  return (
    <Stack as="li" gap="1.5" paddingBlock="1.5" borderBottomWidth="1px" borderColor="border.subtle">
      <HStack gap="2" rowGap="1" justify="space-between" wrap="wrap">
        <Button
          size="xs"
          maxWidth="full"
          variant={reason ? 'outline' : 'solid'}
          whiteSpace="normal"
          overflowWrap="anywhere"
          textAlign="start"
          focusRingOffset="1px"
          aria-describedby={reason ? `${id}-reason` : undefined}
          onClick={() => typeof event !== 'string' && onTake(event)}
          {...disabledInPlace(reason !== null)}
        >
          {label}
        </Button>
        <Text display="none" textStyle="xs" _print={{ display: 'block' }}>
          {label}
        </Text>
        {reason ? (
          <Text
            id={`${id}-reason`}
            flex="1 1 8rem"
            textStyle="xs"
            color={typeof event === 'string' ? 'fg.error' : 'fg.muted'}
          >
            {reason}
          </Text>
        ) : null}
        {hasPayload ? (
          <Button
            size="xs"
            variant="ghost"
            marginStart="auto"
            focusRingOffset="0"
            aria-expanded={text !== null}
            aria-label={`Edit the payload of ${label}`}
            onClick={() => setText(text === null ? links.stepToText(payload, 2) : null)}
          >
            {text === null ? 'Edit' : 'Use the example'}
          </Button>
        ) : null}
      </HStack>
      {hasPayload && examples.length > 1 ? (
        <HStack>
          <Choice
            isWide
            size="sm"
            label={`Example of ${label}`}
            value={String(chosen)}
            options={examples.map(({ name }, index) => ({ value: String(index), name }))}
            onChoose={(index) => {
              setPicked(examples[Number(index)]?.name ?? null)
              setText(null)
            }}
          />
        </HStack>
      ) : null}
      {hasPayload && examples.length === 1 ? (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
          {example?.name}
        </Text>
      ) : null}
      {text !== null ? (
        <Textarea
          aria-label={`Payload of ${label} as JSON`}
          aria-invalid={typeof event === 'string'}
          rows={Math.min(10, text.split('\n').length + 1)}
          fontFamily="mono"
          textStyle="sm"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      ) : null}
    </Stack>
  )
}
