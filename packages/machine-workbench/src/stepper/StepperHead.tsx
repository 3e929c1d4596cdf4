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
import { titleOf } from '../workbench.ts'
import type { AddressedPlace } from './address.ts'
import { presetTo, regionsOf } from './regions.ts'
import { useWorkbench } from './workbenchContext.ts'

export type StepperHeadProps = {
  /** The shortest paths to its states. */
  presets: Drawn['presets'][string]
  /** The state's name. */
  state: string
  /** The machine's states in words. */
  sentences: AnySentences
  /** The number of steps taken; `count` includes those taken back. */
  taken: number
  count: number
  onGoTo: (taken: number) => void
  start: string
  starts: string[]
  onStart: (start: string) => void
  onOpen: (steps: AnyEventObject[]) => void
  misfit: Misfit | null
  addressed: AddressedPlace
}

/** The state, the choices, and the problem of the link that led here. */
export function StepperHead({
  presets,
  state,
  sentences,
  taken,
  count,
  onGoTo,
  start,
  starts,
  onStart,
  onOpen,
  misfit,
  addressed: { isDamaged, lostState },
}: StepperHeadProps) {
  const { links, models } = useWorkbench()
  const sentence = sentenceOf(sentences, state)
  const regions = regionsOf(presets)
  return (
    <Stack gridArea="head" gap="2" minWidth="0">
      <HStack gap="2" align="baseline" wrap="wrap">
        <Text textStyle="sm" fontWeight="semibold" color="colorPalette.fg">
          {titleOf(models, start)}
        </Text>
        <Heading as="h1" fontSize="xl" minWidth="0" overflowWrap="anywhere">
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
            options={starts.map((name) => ({ value: name, name: titleOf(models, name) }))}
            onChoose={onStart}
          />
        ) : null}
        {regions.map((states, region) => {
          const current = state.split(' ')[region] ?? state
          // A state between two of these, as long as the machine is in it.
          const shown = states.includes(current) ? states : [current, ...states]
          return (
            <Choice
              key={states[0]}
              size="sm"
              maxWidth="18rem"
              label={regions.length > 1 ? `State of ${states[0]?.split('.')[0]}` : 'State'}
              value={current}
              options={shown.map((value) => ({ value, name: sentenceOf(sentences, value) }))}
              onChoose={(chosen) => {
                const preset = presetTo(presets, state, region, chosen)
                if (preset) onOpen(links.textToStep(preset.steps) as AnyEventObject[])
              }}
            />
          )
        })}
        <CopyAddress />
      </HStack>
      <VisuallyHidden role="status">{`Now in ${state}, after ${taken} ${taken === 1 ? 'step' : 'steps'}: ${sentence}.`}</VisuallyHidden>
      {isDamaged ? <Notice>What the link leads to cannot be read. This is the beginning.</Notice> : null}
      {lostState === undefined ? null : (
        <Notice>{`The machine has no state ${lostState} any more. This is the beginning.`}</Notice>
      )}
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
