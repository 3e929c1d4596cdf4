import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { Figures } from '@/components/ui/Figures'
import type { CoverageMap } from '../../models/coverage/coverageMap'
import { MachineSelect } from './MachineSelect'
import { MachineTable } from './MachineTable'
import { MapLegend } from './MapLegend'
import { totalsOf } from './mapFacts'

export type CoverageMapPageProps = { map: CoverageMap }

const parameter = 'machine'

const readChoice = () => new URLSearchParams(window.location.search).get(parameter) ?? ''

/** Keeps the choice in the address, so that a link shows the same. */
function storeChoice(machine: string) {
  const address = new URL(window.location.href)
  if (machine) address.searchParams.set(parameter, machine)
  else address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
}

/** How every machine answers every event in every state, and which tests have tried it. */
export function CoverageMapPage({ map }: CoverageMapPageProps) {
  const [choice, setChoice] = useState(readChoice)
  const names = Object.keys(map)
  const shown = names.includes(choice) ? [choice] : names
  const machines = shown.map((name) => map[name] ?? {})
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
            Each row is a state of a machine, each column something that can happen. Every cell is decided:
            the event is answered, or ignored for a reason that stands below the table. A state’s name opens
            its story.
          </Text>
        </Stack>
        <MachineSelect
          names={names}
          value={names.includes(choice) ? choice : ''}
          onChoose={(machine) => {
            storeChoice(machine)
            setChoice(machine)
          }}
        />
        <Figures layout="counts" items={totalsOf(machines)} />
        <MapLegend />
        {shown.map((name) => (
          <MachineTable key={name} name={name} machine={map[name] ?? {}} />
        ))}
      </Stack>
    </Container>
  )
}
