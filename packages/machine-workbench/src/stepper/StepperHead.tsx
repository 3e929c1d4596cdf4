import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ReactNode } from 'react'
import type { AnyEventObject } from 'xstate'
import { Choice } from '../Choice.tsx'
import { CopyAddress } from '../CopyAddress.tsx'
import type { Misfit } from '../createSession.ts'
import type { Drawn } from '../diagram/drawAll.ts'
import { disabledInPlace } from '../disabledInPlace.ts'
import { type AnySentences, sentenceOf } from '../sentences.ts'
import { useWorkbench } from './workbenchContext.ts'

export type StepperHeadProps = {
  machine: string
  /** The shortest paths to its states. */
  presets: Drawn['presets'][string]
  /** The state's name. */
  state: string
  /** What the machine's states are in words. */
  sentences: AnySentences
  /** What the last step has left as it was, as a sentence. */
  outcome: string | null
  /** How many steps are taken, and how many there are with those that were taken back. */
  taken: number
  count: number
  onGoTo: (taken: number) => void
  start: string
  starts: string[]
  onStart: (start: string) => void
  onOpen: (steps: AnyEventObject[]) => void
  /** In pixels; null for as wide as there is room. */
  width: number | null
  onWidth: (width: number | null) => void
  misfit: Misfit | null
  /** True if the address could not be read. */
  isDamaged: boolean
}

const widths = [
  { value: '', name: 'As wide as there is room' },
  { value: '375', name: 'Phone, 375 px' },
  { value: '768', name: 'Tablet, 768 px' },
  { value: '1440', name: 'Desktop, 1440 px' },
]

/** The state, what can be chosen, and what is wrong with the link that led here. */
export function StepperHead({
  machine,
  presets,
  state,
  sentences,
  outcome,
  taken,
  count,
  onGoTo,
  start,
  starts,
  onStart,
  onOpen,
  width,
  onWidth,
  misfit,
  isDamaged,
}: StepperHeadProps) {
  const { links } = useWorkbench()
  const sentence = sentenceOf(sentences, state)
  const option = (name: string) => ({ value: name, name: sentenceOf(sentences, name) })
  return (
    <Stack gridArea="head" gap="2" minWidth="0">
      <HStack gap="2" align="baseline" wrap="wrap">
        <Text textStyle="sm" fontWeight="semibold" color="colorPalette.fg">
          {machine} machine
        </Text>
        <Heading as="h1" size="lg" minWidth="0" overflowWrap="anywhere">
          {sentence}
        </Heading>
        {sentence === state ? null : (
          <Text
            as="code"
            fontFamily="mono"
            fontSize="xs"
            color="fg.muted"
            overflowWrap="anywhere"
            data-testid="state"
          >
            {state}
          </Text>
        )}
        {outcome ? (
          <Text textStyle="sm" color="fg.muted">
            {outcome}
          </Text>
        ) : null}
      </HStack>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => onGoTo(taken - 1)} {...disabledInPlace(taken < 1)}>
          Back
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => onGoTo(taken + 1)}
          {...disabledInPlace(taken >= count)}
        >
          Forward
        </Button>
        {starts.length > 1 ? (
          <Choice
            size="sm"
            label="Starting point"
            value={start}
            options={starts.map((name) => ({ value: name, name: `Start: ${name}` }))}
            onChoose={onStart}
          />
        ) : null}
        <Choice
          size="sm"
          maxWidth="18rem"
          label="State"
          value={state}
          options={[
            // A state between two of these, as long as the machine is in it.
            ...(presets.some((preset) => preset.state === state) ? [] : [option(state)]),
            ...presets.map((preset) => option(preset.state)),
          ]}
          onChoose={(chosen) => {
            const preset = presets.find((each) => each.state === chosen)
            const path = preset && links.unpackSteps(preset.steps)
            if (path) onOpen(path)
          }}
        />
        <Choice
          size="sm"
          label="Width of the component"
          value={String(width ?? '')}
          options={widths}
          onChoose={(chosen) => onWidth(Number(chosen) || null)}
        />
        <CopyAddress />
      </HStack>
      <VisuallyHidden role="status">{`Now in ${state}, after ${taken} steps: ${sentence}. ${outcome ?? ''}`}</VisuallyHidden>
      {isDamaged ? (
        <Notice>The link is damaged: its steps cannot be read. This is the beginning.</Notice>
      ) : null}
      {misfit ? (
        <Notice>
          {`Step ${misfit.step} of the link, ${misfit.type}, no longer fits: ${misfit.reason} This is the state before it.`}
        </Notice>
      ) : null}
    </Stack>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <Alert.Root status="warning">
    <Alert.Indicator aria-hidden />
    <Alert.Title>{children}</Alert.Title>
  </Alert.Root>
)
