import { Link } from '@chakra-ui/react/link'
import { Table } from '@chakra-ui/react/table'
import { Text } from '@chakra-ui/react/text'
import type { CoverageMap } from './coverageMap.ts'
import { type CellKind, cellsOfKind, eventWords, kindNames, remarkOn } from './mapFacts.ts'
import { StateName } from './StateName.tsx'
import { TableFrame } from './TableFrame.tsx'

export type CellListProps = {
  /** One machine, or all of them. */
  map: CoverageMap
  kind: CellKind
  onChoose: (machine: string) => void
  /** The address at which the Stepper shows a state. */
  linkTo: (machine: string, state: string) => string
  /** A machine's state in words. */
  sentenceFor: (machine: string, state: string) => string
}

/** The cells of one kind, by machine and state: each state leads to the Stepper, each machine to its table. */
export function CellList({ map, kind, onChoose, linkTo, sentenceFor }: CellListProps) {
  const rows = cellsOfKind(map, kind)
  if (rows.length === 0) return <Text>No cell is {kindNames[kind].toLowerCase()}.</Text>
  return (
    <TableFrame aria-label={`Cells: ${kindNames[kind]}`}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {['Machine', 'State', 'Event', 'Remark'].map((title) => (
              <Table.ColumnHeader key={title} scope="col">
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ machine, state, isShown, event, cell }) => (
            <Table.Row key={`${machine} ${state} ${event}`}>
              <Table.Cell>
                <Link asChild>
                  <button type="button" onClick={() => onChoose(machine)}>
                    {machine}
                  </button>
                </Link>
              </Table.Cell>
              <Table.Cell>
                <StateName
                  name={state}
                  sentence={sentenceFor(machine, state)}
                  href={isShown ? linkTo(machine, state) : null}
                />
              </Table.Cell>
              <Table.Cell>{eventWords(event)}</Table.Cell>
              <Table.Cell color="fg.muted">{remarkOn(cell)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableFrame>
  )
}
