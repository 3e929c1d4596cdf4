import { Badge } from '@chakra-ui/react/badge'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Table } from '@chakra-ui/react/table'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { Panel } from '@/components/ui/Panel'

export type MachineFrameProps = {
  snapshot: AnyMachineSnapshot
  /** One of each event that the machine can be sent, with a payload that fits the story. */
  events: readonly EventObject[]
  /** The machine's context, in words; empty where its state is all there is. */
  memory?: Record<string, string>
  /** What a visitor sees in this state. */
  children?: ReactNode
}

/** A machine in one state: its value, tags and context, which events it accepts here, and what a visitor sees. */
export function MachineFrame({ snapshot, events, memory = {}, children }: MachineFrameProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="start"
      padding={{ base: '4', md: '8' }}
    >
      <Panel>
        <Stack gap="6">
          <Stack gap="2" align="flex-start">
            <Text textStyle="eyebrow" color="brand.fg">
              {snapshot.machine.id} machine
            </Text>
            <Heading as="h1" size="2xl" overflowWrap="anywhere">
              {stateName(snapshot.value)}
            </Heading>
            <HStack gap="2" wrap="wrap">
              {[...snapshot.tags].map((tag) => (
                <Badge key={tag} colorPalette="info">
                  {tag}
                </Badge>
              ))}
            </HStack>
          </Stack>
          {Object.keys(memory).length > 0 ? <MemoryTable memory={memory} /> : null}
          <EventTable snapshot={snapshot} events={events} />
        </Stack>
      </Panel>
      {children ? <Stack minWidth="0">{children}</Stack> : null}
    </Grid>
  )
}

/** A state's name as it is written in code: `loading.slow`. */
const stateName = (value: AnyMachineSnapshot['value']): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child ? `${parent}.${stateName(child)}` : parent))
        .join(' ')

function MemoryTable({ memory }: Required<Pick<MachineFrameProps, 'memory'>>) {
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Remembers</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Value</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {Object.entries(memory).map(([name, value]) => (
          <Table.Row key={name}>
            <Table.Cell color="fg.muted">{name}</Table.Cell>
            <Table.Cell overflowWrap="anywhere">{value}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function EventTable({ snapshot, events }: Pick<MachineFrameProps, 'snapshot' | 'events'>) {
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Event</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">From here</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {events.map((event) => (
          <Table.Row key={event.type}>
            <Table.Cell overflowWrap="anywhere">{event.type}</Table.Cell>
            <Table.Cell>
              {snapshot.can(event) ? (
                <Badge colorPalette="success">Possible</Badge>
              ) : (
                <Text color="fg.muted">Ignored</Text>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
