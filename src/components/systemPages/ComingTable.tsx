import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { inColumns } from '@/components/ui/Columns'
import { comingTable } from '@/data/content/systemPages'

export type ComingTableProps = { columns: readonly string[] }

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The ghost of a table that is not built yet: what its columns will be, over empty rows that fade away. */
export function ComingTable({ columns }: ComingTableProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h2" id={id} textStyle="title">
        {comingTable}
      </Heading>
      <div>
        <chakra.ul
          {...inColumns({ base: ['2', ...columns.slice(1).map(() => '1')].join(' ') })}
          columnGap="4"
          py="3"
          borderBottomWidth="1px"
          borderColor="border"
          textStyle="sm"
          color="fg.muted"
        >
          {columns.map((column) => (
            <chakra.li key={column} overflowWrap="anywhere" _last={{ textAlign: 'end' }}>
              {column}
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div aria-hidden maskImage="linear-gradient(black, transparent)">
          {rows.map((row) => (
            <chakra.div key={row} height="12" borderBottomWidth="1px" borderColor="border" />
          ))}
        </chakra.div>
      </div>
    </Stack>
  )
}
