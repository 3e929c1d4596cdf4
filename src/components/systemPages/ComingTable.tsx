import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
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
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          py="3"
          borderBottomWidth="1px"
          borderColor="border"
          textStyle="sm"
          color="fg.muted"
        >
          {columns.map((column, index) => (
            // A column is never narrower than its longest word.
            <chakra.li key={column} flex={index === 0 ? '2 1 0' : '1 1 0'} _last={{ textAlign: 'end' }}>
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
