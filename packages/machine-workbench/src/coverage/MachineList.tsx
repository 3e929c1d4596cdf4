import { Link } from '@chakra-ui/react/link'
import { Table } from '@chakra-ui/react/table'
import type { CoverageMap } from './coverageMap.ts'
import { type CellKind, totalsOf } from './mapFacts.ts'
import { TableFrame } from './TableFrame.tsx'

export type MachineListProps = {
  map: CoverageMap
  /** Shows a machine, or only its cells of a kind. */
  onChoose: (machine: string, only?: CellKind) => void
}

/** A row of totals for each machine. Its name opens the machine's table, a count of unanswered cells their list. */
export function MachineList({ map, onChoose }: MachineListProps) {
  const labels = totalsOf(Object.values(map)).map(({ name }) => name)
  return (
    <TableFrame aria-label="All machines">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Machine</Table.ColumnHeader>
            {labels.map((label) => (
              <Table.ColumnHeader key={label} scope="col" textAlign="end">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {Object.entries(map).map(([name, machine]) => (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row" fontSize="sm" borderColor="border.subtle">
                <Link asChild>
                  <button type="button" onClick={() => onChoose(name)}>
                    {name}
                  </button>
                </Link>
              </Table.ColumnHeader>
              {totalsOf([machine]).map(({ kind, name: label, count }) => (
                <Table.Cell key={kind} textAlign="end">
                  {count > 0 && kind === 'unanswered' ? (
                    <Link asChild color="fg.error">
                      <button
                        type="button"
                        aria-label={`${label} in ${name}: ${count}`}
                        onClick={() => onChoose(name, kind)}
                      >
                        {count}
                      </button>
                    </Link>
                  ) : (
                    count
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableFrame>
  )
}
