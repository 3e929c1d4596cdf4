import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Textarea } from '@chakra-ui/react/textarea'
import { useId, useState } from 'react'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { Choice } from '../Choice.tsx'
import { disabledInPlace } from '../disabledInPlace.ts'
import type { EventChoice } from '../examples.ts'
import { eventLabel } from '../statechart.ts'
import type { StepLinks } from '../stepLinks.ts'
import { whyNot } from '../steps.ts'
import { useWorkbench } from './workbenchContext.ts'

export type EventListProps = {
  choices: EventChoice[]
  snapshot: AnyMachineSnapshot
  onTake: (event: AnyEventObject) => void
}

/** A button for each event, with its examples and an editable payload; why it cannot be taken where it cannot. */
export function EventList({ choices, snapshot, onTake }: EventListProps) {
  return (
    <Stack as="ul" gap="0" listStyleType="none" margin="0" padding="0">
      {choices.map((choice) => (
        <EventRow key={choice.type} choice={choice} snapshot={snapshot} onTake={onTake} />
      ))}
    </Stack>
  )
}

type EventRowProps = Omit<EventListProps, 'choices'> & { choice: EventChoice }

/** Reads an edited payload; a text instead of it says what is wrong. */
function readPayload({ textToStep }: StepLinks, type: string, text: string): AnyEventObject | string {
  try {
    const payload = textToStep(text || '{}')
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return 'The payload has to be a JSON object.'
    return { ...payload, type }
  } catch (error) {
    return error instanceof Error ? error.message : 'This is not JSON.'
  }
}

function EventRow({ choice: { type, examples }, snapshot, onTake }: EventRowProps) {
  const id = useId()
  const { links } = useWorkbench()
  const [chosen, setChosen] = useState(0)
  const [text, setText] = useState<string | null>(null)
  const example = examples[chosen] ?? examples[0]
  const { type: _, ...payload } = example?.event ?? { type }
  const event = text === null ? (example?.event ?? { type }) : readPayload(links, type, text)
  const reason = typeof event === 'string' ? event : whyNot(snapshot, event)
  const label = eventLabel(snapshot.machine, type)
  const hasPayload = examples.length > 1 || Object.keys(payload).length > 0
  return (
    <Stack as="li" gap="2" paddingBlock="2.5" borderBottomWidth="1px" borderColor="border.subtle">
      <HStack gap="3" wrap="wrap">
        <Button
          size="sm"
          variant={reason ? 'outline' : 'solid'}
          aria-describedby={reason ? `${id}-reason` : undefined}
          onClick={() => typeof event !== 'string' && onTake(event)}
          {...disabledInPlace(reason !== null)}
        >
          {label}
        </Button>
        {reason ? (
          <Text
            id={`${id}-reason`}
            textStyle="sm"
            color={typeof event === 'string' ? 'fg.error' : 'fg.muted'}
          >
            {reason}
          </Text>
        ) : null}
      </HStack>
      {hasPayload ? (
        <HStack gap="2" wrap="wrap">
          {examples.length > 1 ? (
            <Choice
              isWide
              label={`Example of ${label}`}
              value={String(chosen)}
              options={examples.map(({ name }, index) => ({ value: String(index), name }))}
              onChoose={(index) => {
                setChosen(Number(index))
                setText(null)
              }}
            />
          ) : (
            <Text flex="1 1 12rem" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {example?.name}
            </Text>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={text !== null}
            aria-label={`Edit the payload of ${label}`}
            onClick={() => setText(text === null ? links.stepToText(payload, 2) : null)}
          >
            {text === null ? 'Edit' : 'Use the example'}
          </Button>
        </HStack>
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
