import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { CoverageMap } from './coverageMap.ts'
import { totalsOf } from './mapFacts.ts'

export type MachineListProps = { map: CoverageMap; onChoose: (machine: string) => void }

/** A row of totals for each machine; its name shows the machine's cells. */
export function MachineList({ map, onChoose }: MachineListProps) {
  const labels = totalsOf(Object.values(map)).map(({ label }) => label)
  return (
    <chakra.section
      aria-label="All machines"
      // Without it the keyboard could not scroll the table.
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l3"
      bg="bg.panel"
    >
      <Table.Root size="md">
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
              {totalsOf([machine]).map(({ label, value }) => (
                <Table.Cell key={label} textAlign="end">
                  {value}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </chakra.section>
  )
}
