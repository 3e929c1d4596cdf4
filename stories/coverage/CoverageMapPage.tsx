import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useRef, useState } from 'react'
import { Figures } from '@/components/ui/Figures'
import type { CoverageMap } from '../../models/coverage/coverageMap'
import { MachineList } from './MachineList'
import { MachineSelect } from './MachineSelect'
import { MachineTable } from './MachineTable'
import { MapLegend } from './MapLegend'
import { isRunKnown, totalsOf } from './mapFacts'

export type CoverageMapPageProps = {
  map: CoverageMap
  /** The machine that is shown at first, unless the address names another; by default the totals of all. */
  machine?: string
}

const Command = chakra('code', { base: { whiteSpace: 'nowrap' } })

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
export function CoverageMapPage({ map, machine = '' }: CoverageMapPageProps) {
  const [choice, setChoice] = useState(() => readChoice() ?? machine)
  const select = useRef<HTMLSelectElement>(null)
  const chosen = map[choice]
  const hasTrials = isRunKnown(Object.values(map))
  const choose = (name: string) => {
    storeChoice(name)
    setChoice(name)
  }
  return (
    <Container as="main" maxWidth="8xl" py={{ base: '6', md: '10' }}>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="3" maxWidth="3xl">
          <Text textStyle="eyebrow" color="brand.fg">
            Workbench
          </Text>
          <Heading as="h1" size="3xl">
            Coverage map
          </Heading>
          <Text color="fg.muted">
            What every machine of the site does about everything that can happen, in each of its states.
            Choose a machine: each row is a state, whose name opens its story, and each column an event. It is
            answered, or ignored for a reason that stands below the table.
          </Text>
          {hasTrials ? null : (
            <Text color="fg.muted">
              Which test has tried a cell is not known in this build. <Command>npm run check</Command> fails
              if none has; <Command>npm run workbench</Command>, started after it, shows which.
            </Text>
          )}
        </Stack>
        <MachineSelect ref={select} names={Object.keys(map)} value={chosen ? choice : ''} onChoose={choose} />
        <Figures layout="counts" items={totalsOf(chosen ? [chosen] : Object.values(map))} />
        {chosen ? (
          <>
            <MachineTable name={choice} machine={chosen} />
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
