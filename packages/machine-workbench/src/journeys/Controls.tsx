import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { CopyAddress } from '../CopyAddress.tsx'
import { disabledInPlace } from '../disabledInPlace.ts'
import { placeBefore, placeNext } from './moves.ts'
import type { Place } from './place.ts'
import type { JourneyPanel } from './useJourney.ts'

/** The journey that follows, and its address. */
export type NextJourney = { name: string; href: string }

export type ControlsProps = { panel: JourneyPanel; nextJourney?: NextJourney | undefined }

/** Back, Next and the link to this place, with a sentence on where the stage is. At its end the next journey follows. */
export function Controls({ panel, nextJourney }: ControlsProps) {
  const { line, count, goTo } = panel
  const before = placeBefore(line, count)
  const next = placeNext(line, count)
  const isNextFocused = useRef(false)
  const press = (place: Place | undefined) => (place ? { onClick: () => goTo(place) } : disabledInPlace(true))
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <Button type="button" variant="outline" px="4" {...press(before)}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
        {next || !nextJourney ? (
          <Button
            type="button"
            px="4"
            onFocus={() => {
              isNextFocused.current = true
            }}
            onBlur={() => {
              isNextFocused.current = false
            }}
            {...press(next)}
          >
            Next
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button asChild px="4">
            <a
              // It takes the place of the button, and the focus with it.
              ref={(link) => {
                if (isNextFocused.current) link?.focus()
                isNextFocused.current = false
              }}
              href={nextJourney.href}
              title={nextJourney.name}
            >
              Next journey
              <ArrowRight aria-hidden />
            </a>
          </Button>
        )}
        <CopyAddress size="md" />
      </HStack>
      <Status panel={panel} />
    </Stack>
  )
}

function Status({ panel: { state, line, count, taken, misfit, bringBack } }: Pick<ControlsProps, 'panel'>) {
  const here = line[count - 1]
  const { problem } = state.context
  return (
    <Stack gap="2" align="flex-start">
      <Text role="status" textStyle="sm" color="fg.muted" minH="10" data-journey-state={String(state.value)}>
        {state.matches('walking') ? `Going to step ${count} of ${line.length}…` : null}
        {state.matches('there') ? `Step ${count} of ${line.length}: ${here?.choice.name}.` : null}
        {state.matches('stuck') ? `The stage stopped at step ${taken}.` : null}
        {state.matches('left') ? 'The stage has left the path, by hand.' : null}
      </Text>
      {misfit ? (
        <Text role="alert" textStyle="sm" color="fg.warning">
          {misfit}
        </Text>
      ) : null}
      {state.matches('stuck') && problem ? (
        <Text role="alert" textStyle="sm" color="fg.error">
          {problem}
        </Text>
      ) : null}
      {state.matches('stuck') || state.matches('left') ? (
        <Button type="button" size="sm" variant="outline" onClick={bringBack}>
          Bring it back
        </Button>
      ) : null}
    </Stack>
  )
}
