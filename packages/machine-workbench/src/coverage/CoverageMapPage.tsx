import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useRef, useState } from 'react'
import { Choice } from '../Choice.tsx'
import type { CoverageMap } from './coverageMap.ts'
import { MachineList } from './MachineList.tsx'
import { MachineTable } from './MachineTable.tsx'
import { MapLegend } from './MapLegend.tsx'
import { isRunKnown } from './mapFacts.ts'
import { Totals } from './Totals.tsx'

export type CoverageMapPageProps = {
  map: CoverageMap
  /** The machine that is shown at first, unless the address names another; by default the totals of all. */
  machine?: string
  /** The address at which the Stepper shows a state. */
  linkTo: (machine: string, state: string) => string
  /** A machine's state in words; by default its name. */
  sentenceFor?: (machine: string, state: string) => string
  /** The colour of what is marked: a palette of the theme. */
  palette?: string
  /** What is said where no run of the tests is known: how to make one. */
  withoutRun?: ReactNode
}

const parameter = 'machine'

const readChoice = () => new URLSearchParams(window.location.search).get(parameter)

/** Keeps the choice in the address, so that a link shows the same. */
function storeChoice(machine: string) {
  const address = new URL(window.location.href)
  if (machine) address.searchParams.set(parameter, machine)
  else address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
}

/** How every machine answers every event in every state, and which tests have tried it if a run is known. */
export function CoverageMapPage({
  map,
  machine = '',
  linkTo,
  sentenceFor = (_, state) => state,
  palette = 'blue',
  withoutRun,
}: CoverageMapPageProps) {
  const [choice, setChoice] = useState(() => readChoice() ?? machine)
  const select = useRef<HTMLSelectElement>(null)
  const chosen = map[choice]
  const hasTrials = isRunKnown(Object.values(map))
  const choose = (name: string) => {
    storeChoice(name)
    setChoice(name)
  }
  return (
    <Container as="main" colorPalette={palette} maxWidth="8xl" py={{ base: '6', md: '10' }}>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="3" maxWidth="3xl">
          <Heading as="h1" size="3xl">
            Coverage map
          </Heading>
          <Text color="fg.muted">
            What every machine does about everything that can happen, in each of its states. Choose a machine:
            each row is a state, whose name opens it in the Stepper, and each column an event. It is answered,
            or ignored for a reason that stands below the table.
          </Text>
          {hasTrials || !withoutRun ? null : <Text color="fg.muted">{withoutRun}</Text>}
        </Stack>
        <Stack gap="2">
          <Text textStyle="sm" fontWeight="medium" aria-hidden>
            Machine
          </Text>
          <Choice
            ref={select}
            label="Machine"
            value={chosen ? choice : ''}
            options={[
              { value: '', name: 'All machines' },
              ...Object.keys(map).map((name) => ({ value: name, name })),
            ]}
            onChoose={choose}
          />
        </Stack>
        <Totals machines={chosen ? [chosen] : Object.values(map)} />
        {chosen ? (
          <>
            <MachineTable
              name={choice}
              machine={chosen}
              linkTo={(state) => linkTo(choice, state)}
              sentenceFor={(state) => sentenceFor(choice, state)}
            />
            <MapLegend hasTrials={hasTrials} />
          </>
        ) : (
          <MachineList
            map={map}
            onChoose={(name) => {
              choose(name)
              // The button that was pressed goes with the list.
              select.current?.focus()
            }}
          />
        )}
      </Stack>
    </Container>
  )
}
