import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useRef, useState } from 'react'
import { Choice } from '../Choice.tsx'
import { CellList } from './CellList.tsx'
import type { CoverageMap } from './coverageMap.ts'
import { MachineList } from './MachineList.tsx'
import { MachineTable } from './MachineTable.tsx'
import { MapLegend } from './MapLegend.tsx'
import { type CellKind, kindOf } from './mapFacts.ts'
import { Totals } from './Totals.tsx'

export type CoverageMapPageProps = {
  map: CoverageMap
  /** The machine that is shown at first, unless the address names another; by default the totals of all. */
  machine?: string
  /** The address at which the Stepper shows a state. */
  linkTo: (machine: string, state: string) => string
  /** A machine's state in words; by default its name. */
  sentenceFor?: (machine: string, state: string) => string
  /** The colour of highlights: a palette of the theme. */
  palette?: string
}

/** A machine's id, or `''` for all; the kind of cells listed, or null for all. */
type Choices = { machine: string; only: CellKind | null }

function parseChoices(machine: string): Choices {
  const search = new URLSearchParams(window.location.search)
  return {
    machine: search.get('machine') ?? machine,
    only: kindOf(search.get('only')),
  }
}

/** Keeps the choices in the address, so that a link shows the same. */
function storeChoices(choices: Choices) {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  window.history.replaceState(window.history.state, '', address)
}

/** Page with the answers of every machine to every event in every state. */
export function CoverageMapPage({
  map,
  machine = '',
  linkTo,
  sentenceFor = (_, state) => state,
  palette = 'blue',
}: CoverageMapPageProps) {
  const [{ machine: choice, only }, setChoices] = useState(() => parseChoices(machine))
  const select = useRef<HTMLSelectElement>(null)
  const chosen = map[choice]
  const shown = chosen ? { [choice]: chosen } : map
  const choose = (choices: Choices) => {
    storeChoices(choices)
    setChoices(choices)
  }
  const open = (name: string, kind: CellKind | null = null) => {
    choose({ machine: name, only: kind })
    // The button that was pressed goes with the list.
    select.current?.focus()
  }
  return (
    <Container as="main" colorPalette={palette} maxWidth="8xl" py={{ base: '5', md: '6' }}>
      <Stack gap="5">
        <HStack gap="4" rowGap="2" wrap="wrap" justify="space-between">
          <Heading as="h1" fontSize="3xl">
            Coverage map
          </Heading>
          <Choice
            ref={select}
            label="Machine"
            value={chosen ? choice : ''}
            options={[
              { value: '', name: 'All machines' },
              ...Object.keys(map).map((name) => ({ value: name, name })),
            ]}
            onChoose={(name) => choose({ machine: name, only })}
          />
        </HStack>
        <Totals
          machines={Object.values(shown)}
          only={only}
          onOnly={(kind) => choose({ machine: choice, only: kind })}
        />
        {only ? (
          <CellList map={shown} kind={only} onChoose={open} linkTo={linkTo} sentenceFor={sentenceFor} />
        ) : null}
        {!only && chosen ? (
          <MachineTable
            name={choice}
            machine={chosen}
            linkTo={(state) => linkTo(choice, state)}
            sentenceFor={(state) => sentenceFor(choice, state)}
          />
        ) : null}
        {only || chosen ? null : <MachineList map={map} onChoose={open} />}
        <Text textStyle="sm" color="fg.muted" maxWidth="4xl">
          What every machine does about everything that can happen, in each of its states. Choose a machine:
          each row is a state, whose name opens it in the Stepper, and each column an event. It is answered,
          or ignored for a reason that stands below the table. A count above shows the cells that it counts.
        </Text>
        {chosen && !only ? <MapLegend /> : null}
      </Stack>
    </Container>
  )
}
