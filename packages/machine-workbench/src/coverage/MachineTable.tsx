import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { useId } from 'react'
import { MapCellView } from './MapCellView.tsx'
import { eventsOf, eventWords, type MachineMap, remarksOf } from './mapFacts.ts'
import { StateName } from './StateName.tsx'
import { TableFrame } from './TableFrame.tsx'

export type MachineTableProps = {
  name: string
  machine: MachineMap
  /** The address at which the Stepper shows a state. */
  linkTo: (state: string) => string
  /** A state in words. */
  sentenceFor: (state: string) => string
}

/** Stays in sight while the table is scrolled sideways. */
const firstColumn = { position: 'sticky', insetStart: '0', bg: 'bg.panel', zIndex: '1' } as const

/** A machine's states by its events, with the remarks on its cells below. Its region scrolls sideways by keyboard too. */
export function MachineTable({ name, machine, linkTo, sentenceFor }: MachineTableProps) {
  const id = useId()
  const events = eventsOf(machine)
  const remarks = remarksOf(machine)
  return (
    <Stack gap="4" minWidth="0">
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <TableFrame aria-labelledby={id} width="fit-content" maxWidth="full" position="relative">
        <Table.Root size="sm" width="auto" aria-labelledby={id}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader {...firstColumn} scope="col" verticalAlign="bottom">
                State
              </Table.ColumnHeader>
              {events.map((event) => (
                <Table.ColumnHeader
                  key={event}
                  scope="col"
                  paddingBlock="2"
                  paddingInline="0.5"
                  verticalAlign="bottom"
                >
                  <chakra.span display="inline-block" css={{ writingMode: 'vertical-rl', rotate: '180deg' }}>
                    {eventWords(event)}
                  </chakra.span>
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {Object.entries(machine).map(([state, facts]) => (
              <Table.Row key={state}>
                <Table.ColumnHeader
                  {...firstColumn}
                  scope="row"
                  fontSize="sm"
                  whiteSpace="normal"
                  borderColor="border.subtle"
                  minWidth={{ base: '8rem', md: '11rem' }}
                  paddingInline="2"
                  maxWidth={{ base: '8rem', md: 'none' }}
                  overflowWrap="anywhere"
                >
                  <StateName
                    name={state}
                    sentence={sentenceFor(state)}
                    href={facts.isShown ? linkTo(state) : null}
                  />
                </Table.ColumnHeader>
                {events.map((event) => (
                  <MapCellView key={event} cell={facts.cells[event]} remarks={remarks} />
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </TableFrame>
      {remarks.length > 0 ? (
        <chakra.ol
          listStyleType="decimal"
          paddingInlineStart="6"
          textStyle="sm"
          color="fg.muted"
          columnGap="10"
          css={{ columns: '24rem', '& > li': { breakInside: 'avoid', paddingBlock: '{spacing.1}' } }}
        >
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </chakra.ol>
      ) : null}
    </Stack>
  )
}
