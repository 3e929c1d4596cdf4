import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import { describeDeed } from './deeds.ts'
import { placeAt, placeWith } from './moves.ts'
import type { Stretch } from './place.ts'
import type { JourneyPanel } from './useJourney.ts'

export type StepListProps = { panel: JourneyPanel }

/** Pixels between the current step and the upper edge of its list. */
const gapAbove = 12

/** The numbered steps. At the step where the stage is, and at the next one, every way in which it can go. */
export function StepList({ panel: { line, count, goTo } }: StepListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the current step whenever it is another one.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    const region = list.current?.parentElement
    if (!current || !region) return
    region.scrollTop += current.getBoundingClientRect().top - region.getBoundingClientRect().top - gapAbove
  }, [count])
  return (
    <Stack as="ol" ref={list} gap="1" aria-label="Steps">
      {line.map((stretch, index) => {
        const number = index + 1
        const isNear = number === count || number === count + 1
        return (
          <chakra.li key={stretch.step.id} listStyleType="none">
            <StepButton
              stretch={stretch}
              number={number}
              isCurrent={number === count}
              isTaken={number <= count}
              onPress={() => goTo(placeAt(line, number))}
            />
            {isNear ? (
              <ChoiceList
                stretch={stretch}
                isTaken={number <= count}
                onChoose={(choice) => goTo(placeWith(line, stretch.step, choice))}
              />
            ) : null}
          </chakra.li>
        )
      })}
    </Stack>
  )
}

type StepButtonProps = {
  stretch: Stretch
  number: number
  isCurrent: boolean
  isTaken: boolean
  onPress: () => void
}

function StepButton({ stretch: { step, choice }, number, isCurrent, isTaken, onPress }: StepButtonProps) {
  const deeds = (choice.deeds ?? step.deeds).map(describeDeed).join('. ')
  return (
    <chakra.button
      type="button"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      width="full"
      px="2"
      py="2"
      borderRadius="l2"
      textAlign="start"
      cursor="button"
      bg={isCurrent ? 'bg.muted' : 'transparent'}
      color={isTaken ? 'fg' : 'fg.muted'}
      focusVisibleRing="outside"
      _hover={{ bg: 'bg.muted' }}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onPress}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="6"
        borderRadius="full"
        borderWidth="1px"
        borderColor={isTaken ? 'colorPalette.solid' : 'border.emphasized'}
        bg={isCurrent ? 'colorPalette.solid' : 'transparent'}
        color={isCurrent ? 'colorPalette.contrast' : 'inherit'}
        textStyle="xs"
        fontVariantNumeric="tabular-nums"
      >
        {number}
      </chakra.span>
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium">
          {step.name}
        </chakra.span>
        {isCurrent ? (
          <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {deeds}
          </Text>
        ) : null}
      </chakra.span>
    </chakra.button>
  )
}
